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

/** What JSON can say. */
export type Json = Scalar | Json[] | { [name: string]: Json }
type Scalar = string | number | boolean | null
type Words<T extends string, Found = never> = T extends `${infer Word} ${infer Rest}`
  ? Words<Rest, Found | Word>
  : Found | T
type Fields<T extends string> = { [Name in Words<T> & string]?: Scalar }

/** The data of each answer, as the contract reads it and real servers have sent it; any where the contract reads none. */
export type Answers = {
  '/api/getAgentLoginUrl': Fields<'url'>
  '/api/applyagentdo': Json
  '/api/bannerList': Fields<'src url background'>[]
  '/api/homenotice': Fields<'title content created_at id name'>[]
  '/api/article': Fields<'content id cateid name created_at updated_at'>
  '/api/get_pay_way': Fields<'antoken card usdt wechat alipay'>
  '/api/getPayRange': Fields<'min_price max_price'>
  '/api/banklist': Fields<'bank_name id bank_img order state created_at updated_at ico code'>[]
  '/api/getpaybank': (Fields<'id bank_no bank_owner bank_address bank_id info state created_at updated_at ico'> & {
    bank_data?: Fields<'bank_name id bank_img order state created_at updated_at code'>
  })[]
  '/api/recharge': Json
  '/api/payinfo': Fields<'deposit_no qrcode url'> & {
    cardlist?:
      | (Fields<'id bank_id bank_no bank_owner bank_address info state created_at updated_at ico'> & {
          bank_data?: Fields<'id bank_name bank_img order state created_at updated_at code'>
        })[]
      | Fields<'content payimg mch_id id key name category pay_type_id status min_price max_price created_at updated_at remark download_name download_url'>
    info?: Fields<'created_at usdtrate real_money amount paytype bank state id order_no out_trade_no user_id cash_fee pay_way bank_no bank_address bank_owner info usdt_rate updated_at'>
  }
  '/api/game/list': Fields<'category_id app_state platform_name game_code name mobile_img api_logo_img intro id name_en is_hot is_new is_recommend check_yes_img check_no_img app_img header_logo gamepic img api_code platform_code type_code game_type type_name category_name'>[]
  '/api/gamelistBycode': Fields<'gamename gamepic catecode gamecode gametype'>[]
  '/api/getGameUrl': Fields<'url'>
  '/api/user': Fields<'username realname mobile email birthday avatar balance gameblance vip current_vip vipname paysum flow isagent transferstatus usdtrate withdrawusdtrate withdrawcashfee withdrawfeeusdttrc isblack status id api_token fanshui level joinday totalgame next_vip created_at'>
  '/api/refreshusermoney': Fields<'username realname mobile email birthday avatar balance gameblance vip current_vip vipname paysum flow isagent transferstatus usdtrate withdrawusdtrate withdrawcashfee withdrawfeeusdttrc isblack status api_token fanshui level joinday'>
  '/api/updateuserinfo': Json
  '/api/uploadimg': Json
  '/api/editPassword': Json
  '/api/editPayPassword': Json
  '/api/noticeList': Fields<'current_page first_page_url from last_page last_page_url next_page_url path per_page prev_page_url to total'> & {
    data?: Fields<'id title content created_at user_id vip_id isagent type updated_at'>[]
    links?: Fields<'url label active'>[]
  }
  '/api/getcard': Fields<'id bank bank_no bank_owner bank_address ico user_id created_at updated_at bank_not usdtrate withdrawusdtrate'>[]
  '/api/bindcard': Json
  '/api/delcard': Json
  '/api/getBetAmount': Fields<'bet_amount'>
  '/api/withdraw': Json
  '/api/activitytype': Fields<'id name enname icon state sort_order created_at admin_name'>[]
  '/api/activitylist': Fields<'current_page first_page_url from last_page last_page_url next_page_url path per_page prev_page_url to total'> & {
    data?: Fields<'id title type banner content memo can_apply state starts_at ends_at created_at entitle type_name enmemo apply_count app_img popup_image app_popup_image detail_image app_detail_image button_text requires_auth action_url is_popup popup_frequency popup_delay_seconds sort_order app_state'>[]
    links?: Fields<'url label active'>[]
  }
  '/api/activitydeatil': Fields<'id title type_name banner content memo can_apply state starts_at ends_at entitle type enmemo apply_count app_img popup_image app_popup_image detail_image app_detail_image button_text requires_auth action_url is_popup popup_frequency popup_delay_seconds sort_order app_state created_at'>
  '/api/doactivityapply': Json
  '/api/activityApplyLog': Fields<'current_page first_page_url from last_page last_page_url next_page_url path per_page prev_page_url to total'> & {
    data?: (Fields<'activity_id activity_name created_at state id user_id updated_at activity_banner check_time'> & {
      activity_data?: Fields<'id type title entitle content encontent memo enmemo apply_count banner can_apply state app_state app_img created_at updated_at starts_at ends_at popup_frequency popup_image app_popup_image detail_image app_detail_image action_url button_text sort_order is_popup popup_delay_seconds requires_auth'>
    })[]
    links?: Fields<'url label active'>[]
  }
  '/api/getfanshui': Fields<'jisuan nojisuan'> & {
    list?: Fields<'current_page first_page_url from last_page last_page_url next_page_url path per_page prev_page_url to total'> & {
      data?: Fields<'gamename money state created_at updated_at id order_no api_type user_id transfer_type cash_fee real_money before_money after_money platform_type betid settlementsday addtime remark recovery_key recovery_status external_status reconcile_note external_checked_at posted_at'>[]
      links?: Fields<'url label active'>[]
    }
  }
  '/api/dofanshui': Json
  '/api/betrecord': Fields<'current_page first_page_url from last_page last_page_url next_page_url path per_page prev_page_url to total'> & {
    data?: Fields<'bet_time bet_id Code platform_type playname playmemo bet_amount win_loss status'>[]
    links?: Fields<'url label active'>[]
  }
  '/api/gettransrecord': Fields<'current_page first_page_url from last_page last_page_url next_page_url path per_page prev_page_url to total'> & {
    data?: Fields<'created_at out_trade_no pay_way api_type amount state updated_at turnover real_money type'>[]
    links?: Fields<'url label active'>[]
  }
  '/api/userredpacket': Fields<'sendnums acquirednum max_times redPacketStatus'> & {
    rules?: Fields<'start_time end_time day_flow flow_money recharge times id money status created_at updated_at'>[]
  }
  '/api/douserredpacket': Fields<'redpacketmoney sendnums acquirednum'>
  '/api/redpacket': Fields<'current_page first_page_url from last_page last_page_url next_page_url path per_page prev_page_url to total'> & {
    data?: Fields<'id money redpacketmoney created_at usetime redpacketid redpacketfee uid status isuse updated_at amount'>[]
    links?: Fields<'url label active'>[]
  }
  '/api/login_pc': Fields<'new_api_token api_token token username'>
  '/api/register': Fields<'api_token new_api_token token username realname password paypwd status vip pid updated_at created_at id'>
  '/api/logoff': Json
  '/api/app': Fields<'title site_logo site_state repair_tips redpacket_switch index_modal webcontent ios_download_url ios_download_qrcode h5_url wap_url pc_url app_url agent_login_url official_domain navigation_domains asset_domain sponsor_page_url_1 sponsor_page_url_2 agent_url url kf_url service_url service_link customer_service_url online_service_url service_type customer_service_configured link_configured work_order_enabled work_order_page_url work_order_list_url work_order_create_url work_order_detail_url work_order_reply_url work_order_close_url ws_enabled stream_config_url stream_token_url stream_channel_url mode realtime_enabled realtime_provider realtime_url livechat_url external_livechat_url internal_live_chat_enabled internal_live_chat_url fallback_url fanshui app_logo download_bar_icon login_bonus_img vip_rule_title_img'> & {
    stream_chat?: Fields<'enabled configured api_key has_secret message_limit'>
    services?: Scalar[]
    customer_service?: Fields<'url kf_url service_url service_link domain mode service_type configured link_configured realtime_enabled realtime_provider realtime_url livechat_url external_livechat_url internal_live_chat_enabled internal_live_chat_url fallback_url service_count work_order_enabled work_order_page_url work_order_list_url work_order_create_url work_order_detail_url work_order_reply_url work_order_close_url ws_enabled stream_config_url stream_token_url stream_channel_url'> & {
      services?: Scalar[]
      stream_chat?: Fields<'enabled configured api_key has_secret message_limit'>
    }
  }
  '/api/getVisitUrl': Fields<'url'>
  '/api/getservicerurl': Fields<'url kf_url service_url service_link domain mode service_type configured link_configured realtime_enabled realtime_provider realtime_url livechat_url external_livechat_url internal_live_chat_enabled internal_live_chat_url fallback_url service_count work_order_enabled work_order_page_url work_order_list_url work_order_create_url work_order_detail_url work_order_reply_url work_order_close_url ws_enabled stream_config_url stream_token_url stream_channel_url'> & {
    services?: Scalar[]
    stream_chat?: Fields<'enabled configured api_key has_secret message_limit'>
  }
  '/api/uservip': Fields<'status recharge flow realperson electron joker sport lottery e_sport fish upgrade_bonus birthday_bonus monthly_salary vipname id vippic weekly_salary exp is_default created_at updated_at'>[]
  '/api/balance': Fields<'balance gameblance'>
  '/api/balancelist': Fields<'name platname balance app_icon'>[]
  '/api/balancelist2': Fields<'name platname balance app_icon'>[]
  [path: `/api/userapimoney/${string}`]: Fields<'balance'>
  '/api/transfer': Fields<'balance'>
  '/api/transall': Fields<'balance'>
  '/api/uptransferstatus': Json
}

/** Fields of app info, and of a member. */
export type SiteField =
  Words<'title site_logo site_state repair_tips redpacket_switch index_modal webcontent ios_download_url ios_download_qrcode'>
export type MemberField =
  Words<'username realname mobile email birthday avatar balance gameblance vip current_vip vipname paysum flow isagent transferstatus usdtrate withdrawusdtrate withdrawcashfee withdrawfeeusdttrc isblack status'>
