import { useState } from 'react'
import { useId } from '@/lib/useId'
import { useIsMember } from '@/components/member/useIsMember'
import { useVipLevel } from '@/components/member/useMember'
import { badgeOf } from '@/components/member/VipBadge'
import type { Money } from '@/contract/values/money'
import { levelRow, type VipLevel } from '@/contract/vip'
import { formatMoney } from '@/lib/formatMoney'
import shared from '@/ui/shared.module.css'
import { Tabs } from '@/ui/Tabs'
import { giftsOf, selectedLevel, shownLevels } from './levels'
import { RebateTable } from './RebateTable'
import styles from './VipLevels.module.css'

/** The levels as tabs under their badges, with the selected one's requirements and benefits. */
export function VipLevels({ levels }: { levels: VipLevel[] }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const own = useVipLevel()
  const isMember = useIsMember()
  const ownId = useId()
  const giftsId = useId()
  const shown = shownLevels(levels)
  const selected = selectedLevel(shown, chosen, own)
  if (!selected) return null
  const gifts = giftsOf(selected.level)
  // As specified, the figures come from the member's own row; they are named after what they are, the level's standard.
  const ownRow = own === undefined ? undefined : levelRow(levels, own)
  return (
    <Tabs
      label="VIP等级"
      className={styles.levels}
      tabs={shown.map(({ number }) => ({
        id: String(number),
        label: `VIP${number}`,
        icon: <img src={badgeOf(number)} alt="" width={48} height={48} />,
      }))}
      value={String(selected.number)}
      onChange={(id) => setChosen(Number(id))}
    >
      <div className={styles.panel}>
        <div className={styles.asked}>
          <h2>VIP{selected.number}等级标准</h2>
          <dl>
            <Figure name="累计存款" value={selected.level.recharge} />
            <Figure name="累计流水" value={selected.level.flow} />
          </dl>
        </div>
        <div>
          <RebateTable level={selected.level} />
          {gifts.length > 0 && (
            <section className={styles.gifts} aria-labelledby={giftsId}>
              <h2 id={giftsId}>VIP{selected.number}礼遇</h2>
              <dl>
                {gifts.map(([name, amount]) => (
                  <Figure key={name} name={name} value={amount} />
                ))}
              </dl>
            </section>
          )}
          {isMember && ownRow && own !== undefined && own > 0 && own !== selected.number && (
            <section className={styles.own} aria-labelledby={ownId}>
              <h2 id={ownId}>我的等级标准（VIP{own}）</h2>
              <dl>
                <Figure name="存款标准" value={ownRow.recharge} />
                <Figure name="流水标准" value={ownRow.flow} />
              </dl>
            </section>
          )}
        </div>
      </div>
    </Tabs>
  )
}

const Figure = ({ name, value }: { name: string; value: Money | null | undefined }) => (
  <div>
    <dt>{name}</dt>
    <dd className={shared.num}>{formatMoney(value)}</dd>
  </div>
)
