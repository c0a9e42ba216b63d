import * as z from 'zod/mini'
import { flag, html, image, incoming, isObject, number, record, text } from './wire/basicCodecs'
import { publicGet, publicPost } from './wire/endpoint'

/** Maintenance only for 0 or "0"; an empty or missing field is open. */
const siteState = z.codec(incoming, z.enum(['open', 'maintenance']), {
  decode: (value) => (value === 0 || value === '0' ? 'maintenance' : 'open'),
  encode: (state) => (state === 'open' ? 1 : 0),
})

/** The fields of the site-wide settings. */
export const siteFields = {
  title: text,
  site_logo: image,
  site_state: siteState,
  /** Text of the maintenance page. */
  repair_tips: text,
  /** 0 off, 1 button shown. */
  redpacket_switch: number,
  /** Whether the welcome modal is shown. */
  index_modal: flag,
  /** HTML of the welcome modal. */
  webcontent: html,
  ios_download_url: text,
  ios_download_qrcode: image,
}

/** Whether data is app info: every server of the family sends all these fields, whatever they hold. */
export const isAppInfo = (data: unknown): boolean =>
  isObject(data) && Object.keys(siteFields).every((name) => name in data)

/** Site-wide settings: title, logo, maintenance, red-packet switch, welcome modal, download. */
export const getSite = publicPost('/api/app', {
  effect: 'read',
  // D54: the last app info serves instead
  tone: 'silent',
  data: record(siteFields),
})

/** The site this visitor belongs to; code 500 `pc` or `wap` means this one. */
export const getVisitUrl = publicGet('/api/getVisitUrl', {
  // D18: any other answer means nothing
  tone: 'silent',
  data: record({ url: text }),
})

/** Address of customer service, may be `''`. */
export const getSupportUrl = publicPost('/api/getservicerurl', {
  effect: 'read',
  data: record({ url: text }),
})
