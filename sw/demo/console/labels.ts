import { venues } from '../../db/seed/venues'
import type { Control } from '../../control/requests'

/** A field's name on the screen; a switch whose values aren't 1 and 0 has both. */
type Label = string | readonly [label: string, on: unknown, off: unknown]

/** What the console calls the fields of the controls. */
export const labels: Partial<Record<Control, Record<string, Label>>> = {
  site: {
    title: '站点名称',
    site_logo: '标志图片地址',
    site_state: ['维护中', 0, 1],
    repair_tips: '维护提示',
    redpacket_switch: ['红包入口', 1, 0],
    index_modal: '欢迎弹窗',
    webcontent: '弹窗内容（HTML）',
    ios_download_url: '应用下载地址',
    ios_download_qrcode: '下载二维码地址',
  },
  member: {
    balance: '主账户余额',
    wagering: '剩余流水',
    realname: '真实姓名',
    mobile: '手机',
    email: '邮箱',
    birthday: '生日',
    avatar: '头像地址',
    vip: 'VIP等级',
    paysum: '累计存款',
    flow: '累计流水',
    isagent: '代理',
    transferstatus: '免转模式',
    usdtrate: '存款汇率',
    withdrawusdtrate: '取款汇率',
    withdrawcashfee: 'ERC20取款手续费',
    withdrawfeeusdttrc: 'TRC20取款手续费',
    isblack: '黑名单',
    status: '账号启用',
    password: '新登录密码',
    payPassword: '新支付密码',
    venues: '场馆余额',
    ...Object.fromEntries(venues.map(({ platname, name }) => [`venues/${platname}`, name])),
  },
  message: { username: '收件人', title: '标题', text: '内容' },
  notice: { text: '新公告' },
  delay: { ms: '全部请求的延迟（毫秒）' },
  clock: { offsetMs: '时钟偏移（毫秒，1天为86400000）' },
  next: {
    call: '接口',
    times: '次数',
    delayMs: '延迟（毫秒）',
    drop: '断网（request未到达，answer已执行）',
    status: 'HTTP状态',
    code: '业务码',
    message: '提示文字',
    text: 'HTML回答',
  },
}
