/** A lobby in the menus: its games, the size of its drop-down, its name in 进入…大厅, its picture. */
type Lobby = {
  category: 'realbet' | 'joker' | 'gaming' | 'sport' | 'lottery' | 'concise'
  most: number
  hall: string
  picture: string
  /** Listed only in the menu below 768 px. */
  narrow?: true
}

/** A row of the table. */
type Row = {
  /** The address behind the `#`. */
  path: string
  /** The first part of the window's title, and the name in menus. */
  title: string
  /** The module below `src/features`; its component has the file's name. */
  file: `${string}/${string}Page`
  /** Keeps its state while other pages show. */
  kept?: true
  /** Without the site's header and footer. */
  bare?: true
  /** Part of the member area: needs a session, and has a second address under /mine. */
  member?: true
  lobby?: Lobby
  /** The icon in menus and in the search. Lobbies have their picture; pages without one get an arrow. */
  icon?: string
  /** Follows the lobbies in every menu of the site. */
  listed?: true
}

/**
 * All pages by name. Paths, titles, menus, the page map, the files of a first visit, and the walks of tests and
 * benchmark derive from it. Plain data without imports, so that Node can read it. Menus keep its order.
 */
export const routes = {
  home: { path: '/', title: '首页', file: 'home/HomePage', icon: 'home' },
  login: { path: '/login', title: '会员登录', file: 'auth/LoginPage', icon: 'user' },
  register: { path: '/register', title: '免费注册', file: 'auth/RegisterPage', icon: 'user' },
  slots: {
    path: '/concise',
    title: '电子捕鱼',
    file: 'lobby/SlotsPage',
    kept: true,
    lobby: { category: 'concise', most: 8, hall: '电子', picture: 'slots' },
  },
  liveCasino: {
    path: '/realbet',
    title: '真人娱乐',
    file: 'lobby/LiveCasinoPage',
    kept: true,
    lobby: { category: 'realbet', most: 7, hall: '真人', picture: 'live' },
  },
  boardGames: {
    path: '/joker',
    title: '棋牌游戏',
    file: 'lobby/BoardGamesPage',
    kept: true,
    lobby: { category: 'joker', most: 6, hall: '棋牌', picture: 'board' },
  },
  sports: {
    path: '/sport',
    title: '体育赛事',
    file: 'lobby/SportsPage',
    kept: true,
    lobby: { category: 'sport', most: 6, hall: '体育', picture: 'sports' },
  },
  esports: {
    path: '/gaming',
    title: '电子竞技',
    file: 'lobby/EsportsPage',
    kept: true,
    lobby: { category: 'gaming', most: 6, hall: '电竞', picture: 'esports', narrow: true },
  },
  lottery: {
    path: '/lottery',
    title: '彩票游戏',
    file: 'lobby/LotteryPage',
    kept: true,
    lobby: { category: 'lottery', most: 7, hall: '彩票', picture: 'lottery', narrow: true },
  },
  promotions: {
    path: '/activity',
    title: '优惠活动',
    file: 'promotions/PromotionsPage',
    kept: true,
    icon: 'gift',
    listed: true,
  },
  promotion: { path: '/activityInfo', title: '优惠详情', file: 'promotions/PromotionPage' },
  vip: { path: '/vip', title: 'VIP俱乐部', file: 'vip/VipPage', kept: true, icon: 'crown', listed: true },
  agent: {
    path: '/agent',
    title: '代理合作',
    file: 'agent/AgentLandingPage',
    kept: true,
    icon: 'agent',
    listed: true,
  },
  appDownload: {
    path: '/app',
    title: 'APP下载',
    file: 'app-download/AppDownloadPage',
    kept: true,
    icon: 'download',
    listed: true,
  },
  help: { path: '/abouts', title: '帮助中心', file: 'help/HelpPage', icon: 'info', kept: true },
  agreement: { path: '/agreement', title: '用户协议', file: 'help/AgreementPage', icon: 'list' },
  sponsorship: { path: '/asdwl', title: '球队合作', file: 'sponsorship/SponsorshipPage', icon: 'star' },
  game: { path: '/gamePage', title: '打开游戏', file: 'game-launch/GameLaunchPage', bare: true },
  payment: { path: '/payInfo', title: '支付信息', file: 'payment/PaymentPage', bare: true },
  redPacket: { path: '/userredpacket', title: '抢红包', file: 'red-packet/RedPacketPage', bare: true },

  profile: { path: '/mine', title: '个人资料', file: 'member/ProfilePage', icon: 'user', member: true },
  password: {
    path: '/password',
    title: '安全中心',
    file: 'security/PasswordPage',
    icon: 'lock',
    member: true,
  },
  applications: {
    path: '/apactive',
    title: '活动记录',
    file: 'promotions/PromotionRecordsPage',
    icon: 'gift',
    member: true,
  },
  payoutAccounts: {
    path: '/cardList',
    title: '我的钱包',
    file: 'payouts/PayoutAccountsPage',
    icon: 'card',
    member: true,
  },
  messages: {
    path: '/message',
    title: '消息中心',
    file: 'messages/MessagesPage',
    icon: 'mail',
    member: true,
  },
  applyAgent: {
    path: '/applyagent',
    title: '申请代理',
    file: 'agent/AgentApplicationPage',
    icon: 'agent',
    member: true,
  },
  rebates: { path: '/fanshui', title: '返水记录', file: 'rebates/RebatesPage', icon: 'rebate', member: true },
  bets: {
    path: '/betRecord',
    title: '投注记录',
    file: 'records/BetRecordsPage',
    icon: 'chart',
    member: true,
  },
  funds: {
    path: '/transRecord',
    title: '资金记录',
    file: 'records/FundsRecordsPage',
    icon: 'list',
    member: true,
  },
  transfer: { path: '/transfer', title: '转账', file: 'transfer/TransferPage', icon: 'swap', member: true },
  deposit: {
    path: '/recharge',
    title: '存款',
    file: 'deposit/DepositPage',
    icon: 'deposit',
    member: true,
    kept: true,
  },
  withdraw: {
    path: '/withdraw',
    title: '取款',
    file: 'withdrawal/WithdrawalPage',
    icon: 'withdraw',
    member: true,
  },
  /** Named in the documents, linked nowhere: the account page at its second tab. */
  bankCard: { path: '/bankCard', title: '我的钱包', file: 'payouts/BankCardPage', member: true },
  redPacketRecords: {
    path: '/welfare',
    title: '红包记录',
    file: 'red-packet/RedPacketRecordsPage',
    icon: 'packet',
    member: true,
  },
  limits: { path: '/limits', title: '理性娱乐', file: 'limits/LimitsPage', icon: 'shield', member: true },
} as const satisfies Record<string, Row>

type Icon = Extract<(typeof routes)[keyof typeof routes], { icon: string }>['icon']

/** One page of the site. */
export type Route = Omit<Row, 'icon'> & { icon?: Icon }

/** All routes, in the order of the table. */
export const allRoutes: readonly Route[] = Object.values(routes)

/** A page's paths: its own first; member pages also have one below /mine. */
export const addressesOf = ({ path, member }: Route): string[] =>
  member ? [path, path === '/mine' ? '/mine/center' : `/mine${path}`] : [path]

/** What the router matches the addresses of these pages by. */
export const patternOf = (...pages: readonly Route[]): RegExp =>
  new RegExp(`^(${pages.flatMap(addressesOf).join('|')})$`)

const byAddress = new Map(
  allRoutes.flatMap((route) => addressesOf(route).map((address) => [address, route] as const)),
)

/** The page at a path (without query); undefined if there is none. */
export const routeAt = (path: string): Route | undefined => byAddress.get(path)
