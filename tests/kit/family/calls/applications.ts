import { ok, refuse } from '../answers'
import { all, pageOf } from '../rows'
import { iso } from '../times'
import { forMembers, type Family } from './api'
import { CONTENT } from './promotions'

/** The promotion members can apply for. */
const OPEN = 1

/** Applications for a promotion and for an agency. */
export function mountApplications(family: Family): void {
  const { state, addresses, row, now } = family
  const begun = iso(state.begun)
  const picture = `${addresses.images}/uploads/act1.png`

  forMembers(family, 'doactivityapply', (member, input) => {
    const activity = input.number('activityid')
    if (activity !== OPEN || member.applications.some((one) => one.activity === activity))
      return refuse(202, 'No eligible records', '')
    member.applications.unshift({ id: (state.nextId += 1), activity, at: now() })
    return ok('', 'activity apply success')
  })

  // The promotion's row, as the server copies it into the application.
  const stored = {
    ...all('id type can_apply state app_state', 1),
    ...all('apply_count is_popup popup_delay_seconds requires_auth', 0),
    ...all('entitle encontent enmemo app_img starts_at ends_at popup_frequency popup_image', null),
    ...all('app_popup_image detail_image app_detail_image action_url button_text', null),
    title: '首存888',
    content: CONTENT,
    memo: '<p>规则</p>',
    banner: 'act1.png',
    sort_order: 3,
    ...all('created_at updated_at', begun),
  }
  forMembers(family, 'activityApplyLog', (member, input, request) => {
    const rows = member.applications.map(({ id, activity, at }) => ({
      ...row({ id, activity_id: activity, user_id: member.id, state: 1, check_time: null }),
      ...all('created_at updated_at', iso(at)),
      activity_name: '首存888',
      activity_banner: picture,
      activity_data: stored,
    }))
    return ok(pageOf(rows, request, Number(input.maybe('page'))))
  })

  forMembers(family, 'applyagentdo', (member, input) => {
    input.text('mobile')
    input.text('apply_info')
    if (member.hasAppliedAsAgent) return refuse(500, 'Agent application already submitted', '')
    member.hasAppliedAsAgent = true
    return ok('', 'success')
  })
}
