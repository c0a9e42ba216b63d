import type { Drawing } from './drawing'
import { Art } from './pieces'

/** A pond: pick a fish, fire at it, shot by shot. */
export const fishing: Drawing<'fishing'> = {
  words: {
    start: '发炮',
    name: '发炮',
    prompt: '选一种鱼和炮值，按“发炮”；再按同一条鱼也是一炮',
    busy: '发炮中…',
  },
  missing: '请先选一种鱼',
  rules: ({ fish }) => [
    '每炮一注，炮值即注额；捕获派彩为炮值乘以倍数（含本金）。',
    `捕获几率为96%除以倍数：${fish.map(({ name, pays }) => `${name} ${(96 / pays).toFixed(1)}%`).join('，')}。`,
    '每炮独立随机，与之前几炮无关。返还率96.0%。',
  ],
  sayOf: (shot, { fish }) => {
    const hit = fish.find(({ id }) => id === shot.fish)
    return hit ? `${hit.name} ${hit.pays}倍` : ''
  },
  Table: ({ shown, picked: [picked], pick, result, isBusy, bet }) => (
    <section className="pond" aria-label="鱼池">
      <div className="school" role="group" aria-label="鱼">
        {shown.fish.map(({ id, name, pays }) => {
          const isCaught = result?.hit === true && result.fish === id
          return (
            <button
              key={id}
              type="button"
              className={`fish ${isCaught ? 'caught' : ''} ${isBusy && picked === id ? 'aimed' : ''}`}
              aria-pressed={picked === id}
              onClick={() => (picked === id ? bet() : pick([id]))}
            >
              <Art id={id} size={88} />
              <span className="word">{name}</span> <span className="odds">{`${pays}倍`}</span>
            </button>
          )
        })}
      </div>
    </section>
  ),
}
