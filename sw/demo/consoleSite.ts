import { act, type Panel } from './consoleDesk'
import { field, toggle } from './consoleFields'
import { changes, fillForm, folded } from './consoleForm'
import { byId } from './page'

const SAVED = '站点设置已保存'

/** Site state, red-packet switch, welcome modal and the site's texts (spec 1 §3). */
export function sitePanel(): Panel {
  const save = (patch: object) => act('site', patch, SAVED)
  const maintenance = toggle('维护中', (on) => save({ site_state: on ? 0 : 1 }))
  const redPacket = toggle('红包入口', (on) => save({ redpacket_switch: on ? 1 : 0 }))
  const modal = toggle('欢迎弹窗', (on) => save({ index_modal: on ? 1 : 0 }))
  byId('site-switches', HTMLElement).append(maintenance.root, redPacket.root, modal.root)

  const main = [field('title', '站点名称', 'long'), field('repair_tips', '维护提示', 'area')]
  const more = [
    field('webcontent', '弹窗内容（HTML）', 'area'),
    field('site_logo', '标志图片地址', 'long'),
    field('ios_download_url', '应用下载地址', 'long'),
    field('ios_download_qrcode', '下载二维码地址', 'long'),
  ]
  const fields = [...main, ...more]
  const settle = () => fields.forEach((each) => each.settle())
  fillForm(
    byId('site-form', HTMLFormElement),
    [...main.map(({ root }) => root), folded('更多设置', more)],
    '保存站点',
    () => {
      const patch = changes(fields)
      if (patch) void save(patch).then((isDone) => isDone && settle())
    },
  )
  return {
    show: ({ site }) => {
      maintenance.show(site.site_state === 0)
      redPacket.show(site.redpacket_switch === 1)
      modal.show(site.index_modal === 1)
      for (const each of fields) each.show(String(site[each.name as keyof typeof site]))
    },
    letGo: settle,
  }
}
