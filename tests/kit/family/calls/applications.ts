import { ok, refuse } from '../answers'
import { pageOf } from '../rows'
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
    id: 1,
    type: 1,
    title: '首存888',
    entitle: null,
    content: CONTENT,
    encontent: null,
    memo: '<p>规则</p>',
    enmemo: null,
    banner: 'act1.png',
    app_img: null,
    starts_at: null,
    ends_at: null,
    popup_frequency: null,
    popup_image: null,
    app_popup_image: null,
    detail_image: null,
    app_detail_image: null,
    action_url: null,
    button_text: null,
    apply_count: 0,
    sort_order: 3,
    is_popup: 0,
    popup_delay_seconds: 0,
    requires_auth: 0,
    can_apply: 1,
    state: 1,
    app_state: 1,
    created_at: begun,
    updated_at: begun,
  }
  forMembers(family, 'activityApplyLog', (member, input, request) => {
    const rows = member.applications.map(({ id, activity, at }) => ({
      ...row({
        id,
        activity_id: activity,
        user_id: member.id,
        state: 1,
        check_time: null,
      }),
      created_at: iso(at),
      updated_at: iso(at),
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
