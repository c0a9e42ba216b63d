import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { MemberTips } from '@/components/member/MemberTips'
import { ACCOUNT_KINDS, kindOf, type AccountKind } from '@/components/payouts/accountKinds'
import { BindDialog } from '@/components/payouts/BindDialog'
import { useAccounts, useFallbackFocus } from '@/components/payouts/useAccounts'
import { showSentWithdrawal, type SentWithdrawal } from '@/components/withdrawal/sentWithdrawal'
import { seconds } from '@/lib/durations'
import { currentPath, navigate } from '@/navigation/hashLocation'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import card from '@/ui/card.module.css'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { Surface } from '@/ui/Surface'
import { Tabs } from '@/ui/Tabs'
import { isRemaining } from './wagering'
import { Withdrawable } from './Withdrawable'
import { WithdrawalForm } from './WithdrawalForm'
import { WITHDRAWALS } from './withdrawalRules'

const TABS: { id: AccountKind; label: string; icon: React.ReactNode }[] = [
  { id: 'huiwang', label: ACCOUNT_KINDS.huiwang.name, icon: <Icon name="card" /> },
  { id: 'usdt', label: ACCOUNT_KINDS.usdt.name, icon: <Icon name="wallet" /> },
]

/** The withdrawal form; after success 资金记录 opens with the new row and its steps. The URL names the kind; the wallet app has no tab. */
export function WithdrawalPage() {
  const kind = kindOf('withdrawalType', useSearchParams()[0].get('type'), 'huiwang')
  // The dialog keeps its kind when the URL changes.
  const [adding, setAdding] = useState<AccountKind | null>(null)
  const [sent, setSent] = useState<SentWithdrawal | null>(null)
  const heading = useFallbackFocus(kind, useAccounts(kind).data)
  useEffect(() => {
    if (sent === null) return
    const timer = setTimeout(() => {
      showSentWithdrawal(sent)
      navigate(paths.funds(WITHDRAWALS), { quiet: true })
    }, seconds(1.5))
    return () => {
      // Don't redirect someone who has left.
      clearTimeout(timer)
      setSent(null)
    }
  }, [sent])
  const show = (id: AccountKind) =>
    navigate(`${currentPath()}?type=${ACCOUNT_KINDS[id].withdrawalType}`, { quiet: true })

  return (
    <Surface>
      <Heading level="page" title="取款" ref={heading}>
        <Link href={paths.funds(WITHDRAWALS)} className={shared.link}>
          取款记录
        </Link>
      </Heading>
      {isRemaining && <Withdrawable />}
      <Tabs
        label="取款方式"
        tabs={TABS}
        value={kind === 'antoken' ? null : kind}
        onChange={(id) => id !== kind && show(id)}
      >
        <div className={card.columns}>
          <WithdrawalForm
            kind={kind}
            isLeaving={sent !== null}
            onAdd={() => setAdding(kind)}
            onSent={setSent}
          />
          <MemberTips tips={['turnover', 'wagering', 'parts', 'banks']} />
        </div>
      </Tabs>
      {adding && <BindDialog kind={adding} onClose={() => setAdding(null)} />}
    </Surface>
  )
}
