import type { IconName } from '@/ui/Icon'

export type VipRule = { icon: IconName; title: string; text: string }

/** How levels are reached and kept, and their benefits: the facts of spec 1 §4 in our own words. */
export const vipRules: VipRule[] = [
  {
    icon: 'crown',
    title: '晋级标准',
    text: '累计存款与累计流水同时达到等级要求，次日24:00前完成晋级。每日最多晋升一级，不可越级。',
  },
  {
    icon: 'shield',
    title: '保级要求',
    text: '保级期为90天。一个季度（90天）内未完成该等级的流水要求，等级下调一级。',
  },
  {
    icon: 'gift',
    title: '升级礼金',
    text: '晋级后由系统自动派发，每个等级仅限一次。',
  },
  {
    icon: 'cake',
    title: '生日礼金',
    text: '生日当天手动领取，每年一次。生日前注册未满3个月的会员，当年不享有。',
  },
  {
    icon: 'packet',
    title: '每月红包',
    text: '上月有成功存款的会员，可于每月1日与16日各领取一次，每次为等级红包金额的一半。',
  },
  {
    icon: 'withdraw',
    title: '礼金流水',
    text: '升级礼金、生日礼金与红包需完成1倍流水后方可取款。',
  },
]

/** The dialog 返水规则: the facts of spec 1 §9 in our own words. */
export const rebateRules: { title: string; text: string }[] = [
  { title: '派发时间', text: '每日返水于次日15:00至16:00（北京时间）派发。' },
  { title: '统计范围', text: '以北京时间00:00至23:59的有效投注计算。' },
  { title: '串关投注', text: '串关注单按其中最晚一场赛事所在的日期统计。' },
  { title: '返水上限', text: '每日返水设有上限，超出上限的部分不再派发。' },
  { title: '不参与的游戏', text: '部分游戏不参与返水，具体以游戏页面说明或在线客服的答复为准。' },
  { title: '返水比例', text: '各等级的最高返水比例以本页表格显示为准。' },
  { title: '礼金与保级', text: '升级礼金、生日礼金与红包需完成1倍流水后方可取款；等级保级期为90天。' },
]
