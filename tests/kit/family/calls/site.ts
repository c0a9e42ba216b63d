import { ok, refuse } from '../answers'
import { all } from '../rows'
import { iso } from '../times'
import { forAnyone, forMembers, type Family } from './api'

/** App info, addresses, notices, banners and articles. */
export function mountSite(family: Family): void {
  const { state, addresses } = family
  const { images, service, agent, mobile } = addresses
  const written = { created_at: iso(state.begun), updated_at: iso(state.begun) }

  const stream = all('enabled configured has_secret', false)
  const orders = `${images}/api/work-orders`
  const chat = {
    ...all('url kf_url service_url service_link', service),
    ...all('mode service_type', 'link'),
    ...all('realtime_provider realtime_url livechat_url external_livechat_url', ''),
    ...all('internal_live_chat_url fallback_url work_order_page_url', ''),
    ...all('realtime_enabled internal_live_chat_enabled work_order_enabled ws_enabled', false),
    link_configured: true,
    services: [],
    work_order_list_url: orders,
    work_order_create_url: `${orders}/create`,
    work_order_detail_url: `${orders}/{id}`,
    work_order_reply_url: `${orders}/{id}/reply`,
    work_order_close_url: `${orders}/{id}/close`,
    stream_chat: { ...stream, api_key: '', message_limit: 50 },
    stream_config_url: `${images}/api/stream/config`,
    stream_token_url: `${images}/api/stream/token`,
    stream_channel_url: `${images}/api/stream/channel`,
  }
  const desk = { ...chat, domain: images, configured: true, service_count: 0 }

  forAnyone(family, 'app', () => {
    const { title, redpacket_switch, site_state, index_modal, repair_tips, webcontent } = state.settings
    const { site_logo, ios_download_url, ios_download_qrcode } = state.settings
    const told = { title, redpacket_switch, site_state, index_modal, repair_tips, webcontent }
    return ok({
      ...told,
      site_logo,
      ios_download_url,
      ios_download_qrcode,
      ...all('h5_url wap_url', mobile),
      ...all('pc_url navigation_domains asset_domain sponsor_page_url_1 sponsor_page_url_2', ''),
      ...all('agent_login_url agent_url', agent),
      ...all('app_logo download_bar_icon', `${images}/uploads/app.png`),
      ...all('login_bonus_img vip_rule_title_img', ''),
      ...chat,
      ...all('customer_service_url online_service_url', service),
      app_url: images,
      official_domain: new URL(mobile).host,
      customer_service_configured: true,
      customer_service: desk,
      fanshui: '1',
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
