// Written from src/contract/ by `npm run task -- calls`; a test fails when it is out of date.

type Nothing = { [field: string]: never }

/** What the page sends with each call. */
export type Calls = {
  '/api/getAgentLoginUrl': { is_mobile_url?: string }
  '/api/applyagentdo': { mobile: string; apply_info: string }
  '/api/bannerList': { type: number }
  '/api/homenotice': Nothing
  '/api/article': { type: number }
  '/api/get_pay_way': Nothing
  '/api/getPayRange': { type: 'antoken' | 'bank' | 'wechat' | 'alipay' | 'usdt-erc20' | 'usdt-trc20' }
  '/api/banklist': Nothing
  '/api/getpaybank': Nothing
  '/api/recharge':
    | { paytype: 'usdt'; amount: number; catepay: 'TRC20' | 'ERC20' }
    | {
        paytype: 'bank'
        amount: number
        bank?: string | number
        bank_address?: string | number
        bank_no?: string | number
        bank_owner?: string | number
      }
    | { paytype: 'antoken' | 'wxpay' | 'alipay' | 'rengong'; amount: number }
  '/api/payinfo': { deposit_no: string }
  '/api/game/list': { category: string }
  '/api/gamelistBycode': { gamecode: string }
  '/api/getGameUrl': { plat_name: string; game_type: string | number; game_code: string; is_mobile_url: 0 }
  '/api/user': Nothing
  '/api/refreshusermoney': Nothing
  '/api/updateuserinfo': { email: string; mobile: string; birthday: string }
  '/api/uploadimg': Nothing
  '/api/editPassword': { password: string; paypassword: string; newpasword: string }
  '/api/editPayPassword': { password: string; paypassword: string; newpasword: string }
  '/api/noticeList': { page: number }
  '/api/getcard': { type: number }
  '/api/bindcard':
    | { bank: string; bank_no: string; bank_owner: string; bank_address: string; pay_pass: string }
    | { bank: 'USDT' | 'antoken'; bank_no: string; bank_owner: 'TRC20' | 'ERC20'; pay_pass: string }
  '/api/delcard': { id: string | number; pay_pass: string }
  '/api/getBetAmount': Nothing
  '/api/withdraw': { amount: string; bank: string | number; password: string }
  '/api/activitytype': Nothing
  '/api/activitylist': { type?: string; page?: number }
  '/api/activitydeatil': { id: string | number }
  '/api/doactivityapply': { activityid: string | number; amount?: string | number }
  '/api/activityApplyLog': { page?: number }
  '/api/getfanshui': { date: number; page: number; api_type: string; type: '' }
  '/api/dofanshui': Nothing
  '/api/betrecord': { date: number; page: number; api_type: string }
  '/api/gettransrecord': { date: number; page: number; api_type: string; type: number }
  '/api/userredpacket': Nothing
  '/api/douserredpacket': Nothing
  '/api/redpacket': { page: number }
  '/api/login_pc': { name: string; password: string; code: string }
  '/api/register': {
    name: string
    password: string
    confirmPass: string
    realname: string
    paypassword: string
    code: string
    pid?: string
  }
  '/api/logoff': Nothing
  '/api/app': Nothing
  '/api/getVisitUrl': Nothing
  '/api/getservicerurl': Nothing
  '/api/uservip': Nothing
  '/api/balance': Nothing
  '/api/balancelist': Nothing
  '/api/balancelist2': Nothing
  [path: `/api/userapimoney/${string}`]: { platname: string }
  '/api/transfer': { amount: string; sourcetype: string; targettype: string }
  '/api/transall': Nothing
  '/api/uptransferstatus': { transferstatus?: string | number }
}

/** What each call does on the server. */
export const EFFECTS = {
  '/api/getAgentLoginUrl': 'read',
  '/api/applyagentdo': 'change',
  '/api/bannerList': 'read',
  '/api/homenotice': 'read',
  '/api/article': 'read',
  '/api/get_pay_way': 'read',
  '/api/getPayRange': 'read',
  '/api/banklist': 'read',
  '/api/getpaybank': 'read',
  '/api/recharge': 'money',
  '/api/payinfo': 'read',
  '/api/game/list': 'read',
  '/api/gamelistBycode': 'read',
  '/api/getGameUrl': 'change',
  '/api/user': 'read',
  '/api/refreshusermoney': 'read',
  '/api/updateuserinfo': 'change',
  '/api/uploadimg': 'change',
  '/api/editPassword': 'change',
  '/api/editPayPassword': 'change',
  '/api/noticeList': 'read',
  '/api/getcard': 'read',
  '/api/bindcard': 'money',
  '/api/delcard': 'money',
  '/api/getBetAmount': 'read',
  '/api/withdraw': 'money',
  '/api/activitytype': 'read',
  '/api/activitylist': 'read',
  '/api/activitydeatil': 'read',
  '/api/doactivityapply': 'money',
  '/api/activityApplyLog': 'read',
  '/api/getfanshui': 'read',
  '/api/dofanshui': 'money',
  '/api/betrecord': 'read',
  '/api/gettransrecord': 'read',
  '/api/userredpacket': 'read',
  '/api/douserredpacket': 'money',
  '/api/redpacket': 'read',
  '/api/login_pc': 'change',
  '/api/register': 'change',
  '/api/logoff': 'change',
  '/api/app': 'read',
  '/api/getVisitUrl': 'read',
  '/api/getservicerurl': 'read',
  '/api/uservip': 'read',
  '/api/balance': 'read',
  '/api/balancelist': 'read',
  '/api/balancelist2': 'read',
  '/api/userapimoney/:platname': 'read',
  '/api/transfer': 'money',
  '/api/transall': 'money',
  '/api/uptransferstatus': 'change',
} as const

/** Fields of app info. */
export type SiteField =
  | 'title'
  | 'site_logo'
  | 'site_state'
  | 'repair_tips'
  | 'redpacket_switch'
  | 'index_modal'
  | 'webcontent'
  | 'ios_download_url'
  | 'ios_download_qrcode'

/** Fields of a member. */
export type MemberField =
  | 'username'
  | 'realname'
  | 'mobile'
  | 'email'
  | 'birthday'
  | 'avatar'
  | 'balance'
  | 'gameblance'
  | 'vip'
  | 'current_vip'
  | 'vipname'
  | 'paysum'
  | 'flow'
  | 'isagent'
  | 'transferstatus'
  | 'usdtrate'
  | 'withdrawusdtrate'
  | 'withdrawcashfee'
  | 'withdrawfeeusdttrc'
  | 'isblack'
  | 'status'
