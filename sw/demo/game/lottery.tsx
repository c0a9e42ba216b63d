import type { Drawing } from './drawing'
import { Choices, Part, RoundClock } from './pieces'

const SHOWN = 10
const SUMS = ['大', '小', '单', '双']

/** A lottery with a draw each minute. */
export const lottery: Drawing<'lottery'> = {
  words: { start: '下注', name: '下注', prompt: '选择投注项和金额，按“下注”', busy: '提交中…' },
  missing: '请先选择投注项',
  rules: ({ summed, big, odds }) => {
    const prices = SUMS.map((pick, at) => `${pick} ${odds[at]}`).join('，')
    return [
      '每分钟开奖一期，开奖前10秒封盘。',
      `总和为${summed === 2 ? '前两位' : '全部'}号码之和，${big}及以上为大，其余为小；赔率含本金：${prices}，首位号码 ${odds[4]}。`,
      '返还率95.5%至96.3%，按投注项不同。',
    ]
  },
  Table: ({ shown, picked: [picked], pick, offset }) => {
    const { low, high, summed, odds, draws, issue } = shown
    const numbers = Array.from({ length: high - low + 1 }, (_, at) => String(low + at))
    const choose = (id: string) => pick([id])
    return (
      <>
        <p className="issue">{`第${issue}期`}</p>
        <RoundClock times={shown} offset={offset} next="开奖" />
        {draws[0] && (
          <div className="felt">
            <p className="issue">{`第${draws[0].issue}期开奖`}</p>
            <p className="balls">
              {draws[0].numbers.map((number, at) => (
                <span key={at} className="ball">
                  {number}
                </span>
              ))}
            </p>
          </div>
        )}
        <div className="offers">
          <Choices
            look="bets-grid"
            label={summed === 2 ? '前两位总和' : '总和'}
            choices={SUMS.map((name, at) => ({ pick: name, name, odds: odds[at] ?? '' }))}
            picked={picked}
            pick={choose}
          />
          <h2 className="label">{`首位号码 赔率 ${odds[4]}`}</h2>
          <Choices
            look="numbers"
            label="首位号码"
            choices={numbers.map((name) => ({ pick: name, name }))}
            picked={picked}
            pick={choose}
          />
        </div>
      </>
    )
  },
  Past: ({ shown: { draws, summed } }) => (
    <Part look="past" title="开奖记录">
      <ol className="draws">
        {draws.slice(0, SHOWN).map(({ issue, numbers }) => (
          <li key={issue}>
            <span>{issue}</span>
            <span className="num">{numbers.join(' ')}</span>
            <span>{`和 ${numbers.slice(0, summed).reduce((total, number) => total + number, 0)}`}</span>
          </li>
        ))}
      </ol>
    </Part>
  ),
}
