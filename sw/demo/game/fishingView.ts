import { element } from '../page'
import { resultOf, shownOf } from './gameServer'
import { art, group, lines, press } from './pieces'
import type { MakeView } from './view'

/** A pond: pick a fish, fire at it, shot by shot. */
export const fishingView: MakeView = ({ table, rules, bet }) => {
  const pond = element('section', 'pond')
  pond.setAttribute('aria-label', '鱼池')
  table.replaceChildren(pond)

  let picked = ''
  let names: Record<string, string> = {}
  const buttons = new Map<string, HTMLButtonElement>()
  return {
    words: {
      start: '发炮',
      name: '发炮',
      prompt: '选一种鱼和炮值，按“发炮”；再按同一条鱼也是一炮',
      busy: '发炮中…',
    },
    show: (state) => {
      if (buttons.size > 0) return
      const { fish } = shownOf('fishing', state)
      names = Object.fromEntries(fish.map(({ id, name, pays }) => [id, `${name} ${pays} 倍`]))
      for (const { id, name, pays } of fish) {
        const button = document.createElement('button')
        button.type = 'button'
        button.className = `fish ${id}`
        button.append(art(id, 88), element('span', 'word', name), element('span', 'odds', `${pays} 倍`))
        button.addEventListener('click', () => {
          if (picked === id) return bet()
          picked = id
          press(buttons, id)
        })
        buttons.set(id, button)
      }
      press(buttons, '')
      pond.replaceChildren(group('school', '鱼', [...buttons.values()]))
      rules.replaceChildren(
        lines([
          '每炮一注，炮值即注额；捕获派彩为炮值乘以倍数（含本金）。',
          `捕获几率为 96 % 除以倍数：${fish.map(({ name, pays }) => `${name} ${(96 / pays).toFixed(1)} %`).join('，')}。`,
          '每炮独立随机，与之前几炮无关。返还率 96.0 %。',
        ]),
      )
    },
    picks: () => (picked === '' ? '请先选一种鱼' : { picks: [picked] }),
    setBusy: (isBusy) => buttons.get(picked)?.classList.toggle('aimed', isBusy),
    sayOf: (shot) => names[resultOf('fishing', shot).fish] ?? '',
    tell: (shot) => {
      const { fish, hit } = resultOf('fishing', shot)
      for (const [id, button] of buttons) button.classList.toggle('caught', hit && id === fish)
    },
  }
}
