import { ok } from '../answers'
import { all, pageOf } from '../rows'
import { iso, local } from '../times'
import { forAnyone, type Family } from './api'

const KINDS = ['首存优惠', '电子优惠']
/** The text of the promotion members can apply for. */
export const CONTENT = '<p>活动<b>内容</b></p><table><tr><td>存款</td><td>888</td></tr></table>'

export function mountPromotions(family: Family): void {
  const { state, addresses } = family
  const begun = iso(state.begun)
  const picture = `${addresses.images}/uploads/act1.png`
  const shape = {
    ...all('title entitle type_name content memo enmemo banner app_img popup_image app_popup_image', ''),
    ...all('detail_image app_detail_image button_text action_url starts_at ends_at', ''),
    ...all('apply_count can_apply requires_auth is_popup popup_delay_seconds', 0),
    ...all('type sort_order state app_state', 0),
    popup_frequency: 'once',
  }
  const on = { state: 1, app_state: 1, created_at: local(state.begun) }
  const promotions = [
    {
      ...shape,
      ...on,
      ...all('banner popup_image detail_image', picture),
      id: 1,
      title: '首存888',
      type: 1,
      type_name: KINDS[0],
      content: CONTENT,
      memo: '<p>规则</p>',
      button_text: '申请活动',
      can_apply: 1,
      sort_order: 3,
    },
    {
      ...shape,
      ...on,
      id: 2,
      title: '电子返水',
      type: 2,
      type_name: KINDS[1],
      button_text: '查看详情',
      sort_order: 2,
    },
  ]

  forAnyone(family, 'activitytype', () =>
    ok(
      KINDS.map((name, index) => ({
        id: index + 1,
        name,
        admin_name: name,
        created_at: begun,
        enname: '',
        icon: '',
        state: 1,
        sort_order: 0,
      })),
    ),
  )
  forAnyone(family, 'activitylist', (input, request) => {
    // Optional by the documents; the recordings always send it.
    const type = input.maybe('type')
    const shown = promotions.filter((one) => type === '' || String(one.type) === type)
    const rows = shown.map((one) => ({ ...one, content: '' }))
    return ok(pageOf(rows, request, Number(input.maybe('page')), 99))
  })
  forAnyone(family, 'activitydeatil', (input) => {
    const id = input.number('id')
    const found = promotions.find((one) => one.id === id)
    return found ? ok(found) : ok({ ...shape, id }, 'activity not found')
  })
}
