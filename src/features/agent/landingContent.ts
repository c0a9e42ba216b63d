import type { IconName } from '@/ui/Icon'

/** Service claims, with the figure separate so that it can stand out. */
export const claims: readonly { before: string; figure: string; after: string; note: string }[] = [
  { before: '', figure: '7×24', after: '小时服务', note: '全年无休，中文客服' },
  { before: '支持', figure: '40+', after: '银行', note: '覆盖常用银行账户' },
  { before: '', figure: '100', after: '元起取', note: '单笔最低取款金额' },
  { before: '', figure: '十分钟', after: '到账', note: '视银行处理时间而定' },
  { before: '微信、支付宝、QQ支付', figure: '', after: '', note: '可用方式以存款页面为准' },
]

export const support: readonly string[] = [
  '专属推广链接，好友注册自动归属',
  '代理后台独立登录，数据随时查看',
  '宣传图片与文案由平台提供',
  '合作问题由在线客服对接',
]

/** One screenshot of the mobile site: its tab, picture and caption. */
export type Screen = { id: string; label: string; picture: string; line: string }

/** The three tab sets of screenshots. */
export const screenSets: readonly { title: string; screens: readonly Screen[] }[] = [
  {
    title: '游戏丰富',
    screens: [
      { id: 'slots', label: '电子', picture: '/art/phone-slots.svg', line: '机台按名称搜索，点击即开' },
      { id: 'live', label: '真人', picture: '/art/phone-live.svg', line: '桌台一目了然，进出从容' },
      { id: 'lottery', label: '彩票', picture: '/art/phone-lottery.svg', line: '彩种集中一页，玩法清楚' },
    ],
  },
  {
    title: '体验出众',
    screens: [
      { id: 'events', label: '全球赛事', picture: '/art/phone-events.svg', line: '各类赛事，一个入口' },
      { id: 'night', label: '夜间模式', picture: '/art/phone-night.svg', line: '深色界面，夜里也不刺眼' },
      { id: '3d', label: '3D真人', picture: '/art/phone-3d.svg', line: '立体牌桌，视角舒展' },
    ],
  },
  {
    title: '存取便捷',
    screens: [
      { id: 'deposit', label: '存款', picture: '/art/phone-deposit.svg', line: '限额写在输入之前' },
      { id: 'pick', label: '选号', picture: '/art/phone-pick.svg', line: '号码一点即选，随时可改' },
      { id: 'withdraw', label: '取款', picture: '/art/phone-withdraw.svg', line: '流水要求与进度都能查到' },
    ],
  },
]

export const abilities: readonly { icon: IconName; title: string; points: readonly string[] }[] = [
  {
    icon: 'shield',
    title: '安全可靠',
    points: ['登录密码与支付密码分开设置', '退出登录即清除本机会员数据', '同一笔资金请求只处理一次'],
  },
  {
    icon: 'wallet',
    title: '资金清楚',
    points: ['限额与手续费在提交前显示', '存取与转账逐笔留有记录', '返水可在会员中心一键领取'],
  },
  {
    icon: 'headset',
    title: '服务到位',
    points: ['代理咨询由在线客服受理', '申请可在会员中心提交', '帮助中心备有规则与常见问题'],
  },
]

/** Venues as text codes: we show no third-party logos. */
export const partners: readonly string[] = [
  'AG',
  'BG',
  'DG',
  'SA',
  'WM',
  'OG',
  'EVO',
  'PG',
  'FG',
  'KY',
  'SB',
  'CP',
]
