import { detail, type Detail } from './promotionDetail'
import { promotionRules } from '../db/seed/promotionRules'
import { PACKET_STEPS } from '../db/seed/packetSteps'

const rule = (id: string) => promotionRules[id]!

/** Texts of the promotions 10 to 17 by id. */
export const laterTexts: Record<string, Detail> = {
  '10': detail({
    period: '长期有效',
    who: 'VIP1 及以上会员',
    offer: '达标次日晋级到新的等级时，自动派发晋级礼金，每个等级一次。',
    benefit: '晋级礼金最高38,888元',
    limit: '每个等级一次，无需申请',
    rule: rule('10'),
    rules: ['每日最多晋升一级，不可跳级。', '晋级与礼金均有站内信通知。'],
  }),
  '11': detail({
    period: '每月 1 日与 16 日',
    who: '上月有成功存款的 VIP1 及以上会员',
    offer: '每月 1 日与 16 日各可申请一次，按等级发放。',
    benefit: '月度红包每次最高4,444元',
    limit: '每月两次，每日一次',
    validity: '当日申请，逾期作废',
    rule: rule('11'),
    rules: ['上月没有成功存款的会员本月不可申请。', '以申请当时的 VIP 等级为准。'],
  }),
  '12': detail({
    period: '每日 00:00 至 23:59',
    who: '所有会员',
    offer: '当日体育或电竞串关 3 场及以上全部命中，可按净赢金额申请加奖。',
    benefit: '串关加奖最高888元',
    limit: '每日一次，最高888元',
    validity: '投注当日 23:59 前申请',
    rule: rule('12'),
    rules: ['按当日加奖最高的一单计算。', '有赛事取消的串关不参与。'],
  }),
  '13': detail({
    period: '每日 00:00 至 23:59',
    who: '所有会员',
    offer: '当日真人投注连赢达到次数，即可申请奖励。',
    benefit: '连赢奖励最高888元',
    limit: '每日一次，最高888元',
    validity: '投注当日 23:59 前申请',
    rule: rule('13'),
    rules: ['单注50元及以上才计入。', '和局退回本金，不计入也不中断连赢。'],
  }),
  '14': detail({
    period: '每日 10:00 至 12:00（北京时间）',
    who: '前一日 12:00 至当日 10:00 有成功存款的会员',
    offer: '红包雨每日开抢，按统计期间的累计存款计算次数，在“抢红包”页面领取，无需申请。',
    benefit: '每个红包1.00–28.88元',
    turnover: '红包 × 1 倍',
    limit: '每日最多三次',
    validity: '当日 12:00 前，过期次数作废',
    rule: {
      head: ['累计存款', '可抢次数'],
      rows: PACKET_STEPS.map((least, index) => [
        `${Number(least).toLocaleString('en-US')}元以上`,
        `${index + 1} 次`,
      ]),
    },
    rules: ['次数按当日计算，不累积到次日。', '红包派发至主账户，可在红包记录中查看。'],
  }),
  '15': detail({
    period: '长期有效',
    who: '所有会员',
    offer: '在个人资料中填写手机、邮箱与生日，并绑定一个收款账户，即可申请礼金。',
    benefit: '资料完善礼金18元',
    limit: '每位会员一次，18元',
    rule: rule('15'),
    rules: ['四项均已填写方可申请。', '收款账户户名须与真实姓名一致。'],
  }),
  '16': detail({
    period: '2026-06-11 至 2026-07-19',
    who: '所有会员',
    offer: '夏季赛事期间，每日竞猜指定场次，命中即可分享奖金。',
    benefit: '竞猜奖金最高58元',
    turnover: '奖金 × 1 倍',
    limit: '活动已结束',
    rule: {
      head: ['命中场数', '奖金'],
      rows: [
        ['3 场', '18元'],
        ['5 场', '58元'],
      ],
    },
    rules: ['奖金已于活动结束后三日内全部派发。'],
  }),
  '17': detail({
    period: '2026-06-15 至 2026-06-21',
    who: '所有会员',
    offer: '端午期间捕鱼有效投注达到档位，即可申请节日礼金。',
    benefit: '节日礼金最高128元',
    turnover: '礼金 × 3 倍，限捕鱼场馆',
    limit: '活动已结束',
    rule: {
      head: ['累计有效投注', '礼金'],
      rows: [
        ['1,000元', '18元'],
        ['10,000元', '128元'],
      ],
    },
    rules: ['申请已于 2026-06-23 截止。'],
  }),
}
