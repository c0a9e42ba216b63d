import { useState } from 'react'
import { useIsMember } from '@/components/member/useIsMember'
import { useVipLevel } from '@/components/member/useMember'
import { badgeOf } from '@/components/member/VipBadge'
import { levelRow, type VipLevel } from '@/contract/vip'
import { formatMoney } from '@/lib/formatMoney'
import { useId } from '@/lib/useId'
import { Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Surface } from '@/ui/Surface'
import { Tabs } from '@/ui/Tabs'
import { giftsOf, selectedLevel, shownLevels } from './levels'
import { RebateTable } from './RebateTable'
import styles from './vip.module.css'

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
        <Surface look="sunken">
          <Heading title={`VIP${selected.number}等级标准`} />
          <Facts
            look="figures"
            facts={[
              ['累计存款', formatMoney(selected.level.recharge)],
              ['累计流水', formatMoney(selected.level.flow)],
            ]}
          />
        </Surface>
        <div>
          <RebateTable level={selected.level} />
          {gifts.length > 0 && (
            <section aria-labelledby={giftsId}>
              <Heading id={giftsId} title={`VIP${selected.number}礼遇`} />
              <Facts look="figures" facts={gifts.map(([name, amount]) => [name, formatMoney(amount)])} />
            </section>
          )}
          {isMember && ownRow && own !== undefined && own > 0 && own !== selected.number && (
            <section aria-labelledby={ownId}>
              <Heading id={ownId} title={`我的等级标准（VIP${own}）`} />
              <Facts
                look="figures"
                facts={[
                  ['存款标准', formatMoney(ownRow.recharge)],
                  ['流水标准', formatMoney(ownRow.flow)],
                ]}
              />
            </section>
          )}
        </div>
      </div>
    </Tabs>
  )
}
