import { ok, refuse } from '../answers'
import { iso } from '../times'
import { forAnyone, forMembers, type Family } from './api'

/** App info, addresses, notices, banners and articles. */
export function mountSite(family: Family): void {
  const { state, addresses } = family
  const { images, service, agent, mobile } = addresses
  const written = { created_at: iso(state.begun), updated_at: iso(state.begun) }

  const chat = {
    url: service,
    kf_url: service,
    service_url: service,
    service_link: service,
    mode: 'link',
    service_type: 'link',
    link_configured: true,
    realtime_enabled: false,
    realtime_provider: '',
    realtime_url: '',
    livechat_url: '',
    external_livechat_url: '',
    internal_live_chat_enabled: false,
    internal_live_chat_url: '',
    fallback_url: '',
    services: [],
    work_order_enabled: false,
    work_order_page_url: '',
    work_order_list_url: `${images}/api/work-orders`,
    work_order_create_url: `${images}/api/work-orders/create`,
    work_order_detail_url: `${images}/api/work-orders/{id}`,
    work_order_reply_url: `${images}/api/work-orders/{id}/reply`,
    work_order_close_url: `${images}/api/work-orders/{id}/close`,
    ws_enabled: false,
    stream_chat: {
      enabled: false,
      configured: false,
      api_key: '',
      has_secret: false,
      message_limit: 50,
    },
    stream_config_url: `${images}/api/stream/config`,
    stream_token_url: `${images}/api/stream/token`,
    stream_channel_url: `${images}/api/stream/channel`,
  }
  const desk = { ...chat, domain: images, configured: true, service_count: 0 }

  forAnyone(family, 'app', () => {
    const { title, redpacket_switch, site_state, index_modal, repair_tips, webcontent } = state.settings
    const { site_logo, ios_download_url, ios_download_qrcode } = state.settings
    return ok({
      ios_download_qrcode,
      ios_download_url,
      h5_url: mobile,
      wap_url: mobile,
      pc_url: '',
      app_url: images,
      agent_login_url: agent,
      official_domain: new URL(mobile).host,
      navigation_domains: '',
      asset_domain: '',
      sponsor_page_url_1: '',
      sponsor_page_url_2: '',
      agent_url: agent,
      ...chat,
      customer_service_url: service,
      online_service_url: service,
      customer_service_configured: true,
      customer_service: desk,
      title,
      redpacket_switch,
      site_state,
      fanshui: '1',
      index_modal,
      repair_tips,
      webcontent,
      site_logo,
      app_logo: `${images}/uploads/app.png`,
      login_bonus_img: '',
      vip_rule_title_img: '',
      download_bar_icon: `${images}/uploads/app.png`,
    })
  })
  forAnyone(family, 'getservicerurl', () => ok(desk))
  forAnyone(family, 'getVisitUrl', () =>
    state.settings.visit_url === '' ? refuse(500, 'pc') : ok({ url: state.settings.visit_url }),
  )
  forMembers(family, 'getAgentLoginUrl', () => ok({ url: agent }))

  forAnyone(family, 'homenotice', () =>
    ok([
      { id: 7, name: '维护通知', content: '<p>AG视讯将于<b>周一</b>维护&nbsp;两小时</p>' },
      { id: 8, name: '', content: '纯文本公告第二条' },
    ]),
  )

  const banner = (name: string, url: string) => ({
    src: `${images}/uploads/${name}.png`,
    background: '#f4f6ff',
    url,
  })
  forAnyone(family, 'bannerList', (input) => {
    input.text('type')
    if (state.settings.banners === 0)
      return ok([
        { src: '/assets/promotions/welcome-banner.png', background: '#f4f6ff' },
        { src: '/assets/promotions/deposit-banner.png', background: 'rgb(100, 61, 202)' },
      ])
    return ok([banner('banner1', '#/activity'), banner('banner2', '')])
  })

  const written_articles = [1, 2, 3, 4, 5, 8]
  forAnyone(family, 'article', (input) => {
    const type = input.number('type')
    const link = '<a href="https://ex.test/">链接</a>'
    const content = `<h2>文章 ${type} 标题</h2><p>内容 ${link} 第 ${type} 篇</p>`
    const article = { id: type, cateid: type, name: `文章${type}`, content, ...written }
    return ok(written_articles.includes(type) ? article : null)
  })
}
