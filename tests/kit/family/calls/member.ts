import { Exception, ok, refuse } from '../answers'
import { all, pageOf, sumOf } from '../rows'
import type { Member } from '../state'
import { iso } from '../times'
import { forMembers, type Family } from './api'
import { vipRows } from './vip'

/** Rates and fees, always text. */
export const RATES = { usdtrate: '7.2', withdrawusdtrate: '7.1' }
const FEES = { withdrawcashfee: '5', withdrawfeeusdttrc: '2' }

/** The member, the profile and the inbox. */
export function mountMember(family: Family): void {
  const { state, addresses, row, isText } = family
  const begun = iso(state.begun)

  function basicsOf(member: Member) {
    const { token, balance, birthday, realname, transferstatus, username, vip, avatar, mobile, email } =
      member
    const level = vipRows(state.begun).find(({ id }) => id === vip)
    if (!level) throw new Exception('Attempt to read property "vipname" on null')
    const pending = member.rebates.filter(({ state: claimed }) => claimed === 0)
    const stored = row({ balance, birthday, realname, transferstatus, username, vip, level: 0 })
    return {
      api_token: token,
      ...stored,
      avatar,
      mobile,
      email,
      ...RATES,
      ...FEES,
      fanshui: sumOf(
        pending.map(({ money }) => money),
        isText,
      ),
      joinday: 0,
      gameblance: sumOf(Object.values(member.venues), false),
      vipname: `/static/style/${level.vipname.toLowerCase()}.png`,
      level_name: level.vipname,
    }
  }

  forMembers(family, 'user', (member) => {
    const { level_name, ...basics } = basicsOf(member)
    const next = vipRows(state.begun).find(({ id }) => id === member.vip + 1)
    const { id, paysum, totalgame, isagent, created } = member
    const stored = row({ id, paysum, totalgame, isagent })
    const levels = { current_vip: level_name, next_vip: next?.vipname ?? '' }
    return ok({ ...stored, ...basics, ...levels, created_at: iso(created) })
  })
  forMembers(family, 'refreshusermoney', (member) => {
    if (state.settings.wallet === 'unreachable') throw new Exception('Undefined array key "data"')
    const { level_name: _, ...basics } = basicsOf(member)
    return ok(basics, 'refresh success')
  })

  forMembers(family, 'updateuserinfo', (member, input) => {
    const [birthday, email, mobile] = [input.text('birthday'), input.text('email'), input.text('mobile')]
    Object.assign(member, { birthday, email, mobile })
    return ok()
  })
  forMembers(family, 'uploadimg', async (member, input) => {
    const bytes = new Uint8Array((await input.file('file')?.arrayBuffer()) ?? new ArrayBuffer(0))
    const isPng = bytes[0] === 0x89 && bytes[1] === 0x50
    if (!isPng || state.settings.uploads === 0) return refuse(201, '上传失败', '')
    member.avatar = `${addresses.images}/uploads/avatar-${member.id}.png`
    return ok('', 'success')
  })

  const MESSAGES = [
    { id: 2, vip_id: 2, title: '会员消息 VIP', content: '<p>vip2</p>' },
    { id: 1, vip_id: 0, title: '全员消息', content: '<p>hello <b>全员</b></p>' },
  ]
  forMembers(family, 'noticeList', (member, input, request) => {
    const mine = MESSAGES.filter(({ vip_id }) => vip_id === 0 || vip_id === member.vip)
    const rows = mine.map(({ id, vip_id, title, content }) => ({
      ...row({ id, user_id: 0, vip_id, isagent: 0, type: 1, title, content }),
      ...all('created_at updated_at', begun),
    }))
    return ok(pageOf(rows, request, Number(input.maybe('page'))))
  })
}
