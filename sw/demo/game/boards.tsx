import type { Drawing } from './drawing'
import { Choices, Hands } from './pieces'

/** The rules of each game, and its returns in percent. */
const RULES: Record<string, [rules: string, returns: string]> = {
  zjh: [
    '一副牌，闲家庄家各三张，按散牌、对子、顺子、同花、同花顺、豹子由小到大；同类比点数，不比花色。',
    '96.0%至96.1%',
  ],
  niu: [
    '一副牌，闲家庄家各五张。任三张点数之和为10的倍数即有牛，其余两张之和的个位为牛几，个位为零是牛牛；10、J、Q、K计10点，A计1点。同牛比最大单张，先比点数（K最大）再比黑桃、红心、方块、梅花。',
    '96.0%至96.1%',
  ],
  sangong: [
    '一副牌，闲家庄家各三张，比点数之和的个位；10、J、Q、K计10点，A计1点。三张都是J、Q、K为三公，大过9点。',
    '95.6%至96.4%',
  ],
  dan: ['一副牌，闲家庄家各一张，比点数：2最小，A最大，不比花色。', '95.9%至96.3%'],
}

/** A card game against the house. */
export const boards: Drawing<'boards'> = {
  words: { start: '发牌', name: '发牌', prompt: '选择投注项和金额，按“发牌”', busy: '发牌中…' },
  missing: '请先选择投注项',
  rules: ({ bets, variant }) => {
    const [text = '', returns = ''] = RULES[variant] ?? RULES.zjh ?? []
    const odds = bets.map((bet) => `${bet.name} ${bet.odds}`).join('，')
    const ties = variant === 'niu' ? '没有平局' : '平局时闲家、庄家退回本金'
    return [text, `赔率（含本金）：${odds}；${ties}。`, `每局重新洗牌。返还率 ${returns}，按投注项不同。`]
  },
  Table: ({ shown: { name, cards, bets }, picked, pick, result, isBusy }) => {
    const handOf = (who: string, dealt: number[] | undefined, counts: string | undefined) => ({
      name: who,
      cards: dealt ?? [],
      counts: counts ?? '\u00a0',
      backs: dealt ? 0 : cards,
    })
    return (
      <>
        <div className={isBusy ? 'felt dealing' : 'felt'}>
          <p className="issue">{name}</p>
          <Hands
            hands={[
              handOf('闲家', result?.player, result?.hands[0]),
              handOf('庄家', result?.house, result?.hands[1]),
            ]}
          />
        </div>
        <Choices
          look="bets-grid"
          label="投注项"
          choices={bets}
          picked={picked[0]}
          pick={(id) => pick([id])}
        />
      </>
    )
  },
}
