import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { BalanceText } from '@/components/member/BalanceText'
import { RecallAllButton } from '@/components/member/RecallAllButton'
import { RefreshBalanceButton } from '@/components/member/RefreshBalanceButton'
import { ACCOUNT_KINDS, kindOf, payoutAccountName, type AccountKind } from '@/components/payouts/accountKinds'
import { BindDialog } from '@/components/payouts/BindDialog'
import { useAccounts, useFallbackFocus } from '@/components/payouts/useAccounts'
import { Region } from '@/components/Region'
import { UNSAFE_DOWNLOAD } from '@/components/site/downloadAddress'
import { openingOf } from '@/components/site/opening'
import { useSite } from '@/components/site/useSite'
import { MAX_ACCOUNTS, type PayoutAccount } from '@/contract/payouts'
import { classNames } from '@/lib/classNames'
import { currentPath, navigate } from '@/navigation/hashLocation'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { toast } from '@/state/toasts'
import { Button, buttonClass } from '@/ui/Button'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import shared from '@/ui/shared.module.css'
import { Skeleton } from '@/ui/Status'
import { Surface, surface } from '@/ui/Surface'
import { Tabs } from '@/ui/Tabs'
import { AccountTable } from './AccountTable'
import styles from './PayoutAccountsPage.module.css'
import { UnbindDialog } from './UnbindDialog'

const TABS = (['usdt', 'huiwang', 'antoken'] as const).map((id) => ({ id, label: ACCOUNT_KINDS[id].name }))

const show = (kind: AccountKind, isForDeposit: boolean, replace = false) =>
  navigate(`${currentPath()}?type=${ACCOUNT_KINDS[kind].managementType}${isForDeposit ? '&back=1' : ''}`, {
    replace,
    quiet: true,
  })

/** The member's payout accounts, one tab per kind; the tab, `addShow` and `back` (to the deposit) come from the URL. */
export function PayoutAccountsPage({ first = 'usdt' }: { first?: AccountKind }) {
  const [search] = useSearchParams()
  const kind = kindOf('managementType', search.get('type'), first)
  const isAsked = !['0', null].includes(search.get('addShow'))
  const isForDeposit = search.get('back') === '1'
  // The dialog keeps its kind, so that going back to another tab leaves the input alone.
  const [adding, setAdding] = useState<AccountKind | null>(null)
  const [unwanted, setUnwanted] = useState<PayoutAccount | null>(null)
  const accounts = useAccounts(kind)
  const heading = useFallbackFocus(kind, accounts.data)
  const isFull = (accounts.data?.length ?? 0) >= MAX_ACCOUNTS

  // Wait for the list, then drop the flag: a reload or a deletion mustn't open the dialog again.
  const isAnswered = isAsked && accounts.data !== undefined
  if (isAnswered && !isFull && adding === null) setAdding(kind)
  useEffect(() => {
    if (isAnswered) show(kind, isForDeposit, true)
  }, [isAnswered, isForDeposit, kind])

  const close = () => {
    setAdding(null)
    // The dialog that the address opened has no opener to return to.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    })
  }

  // The deposit waits for the first account: with it bound, the way leads back.
  const isBound = isForDeposit && adding === null && (accounts.data?.length ?? 0) > 0
  useEffect(() => {
    if (isBound) navigate(paths.deposit, { replace: true })
  }, [isBound])

  return (
    <Surface>
      <Heading level="page" title="我的钱包" ref={heading} note={`${payoutAccountName}/USDT地址管理`}>
        {isForDeposit && (
          <Link href={paths.deposit} className={shared.link}>
            返回存款
          </Link>
        )}
      </Heading>
      <WalletBalance />
      <Tabs
        label="账户类型"
        tabs={TABS}
        value={kind}
        onChange={(id) => id !== kind && show(id, isForDeposit)}
        className={styles.tabs}
      >
        {!isFull && (
          <Button size="sm" className={styles.add} onClick={() => setAdding(kind)}>
            <Icon name="plus" size={16} />
            添加
          </Button>
        )}
        <div className={layout.stack}>
          {kind === 'antoken' && <WalletAppLink />}
          <Region read={accounts} loading={<Skeleton rows className={styles.waiting} />}>
            {(list) => <AccountTable kind={kind} accounts={list} onDelete={setUnwanted} />}
          </Region>
        </div>
      </Tabs>
      <p className={styles.note}>每种最多绑定{MAX_ACCOUNTS}个；如需更换，请删除后重新添加。</p>
      {adding && <BindDialog key={adding} kind={adding} onClose={close} />}
      {unwanted && <UnbindDialog key={unwanted.id} account={unwanted} onClose={() => setUnwanted(null)} />}
    </Surface>
  )
}

/** The main balance with its refresh, and 一键回收 to recall all venue balances. */
const WalletBalance = () => (
  <div className={classNames(surface('accent'), layout.split)}>
    <div>
      <p>
        主账户余额 <RefreshBalanceButton />
      </p>
      <p className={styles.amount}>
        <BalanceText />
      </p>
    </div>
    <RecallAllButton>一键回收</RecallAllButton>
  </div>
)

/** Advertises the wallet app on the third tab, with the site's iOS download link. */
function WalletAppLink() {
  const { data: site } = useSite()
  const { kind, url } = openingOf(site?.ios_download_url)
  const words = (
    <>
      <Icon name="download" size={16} />
      下载钱包APP
    </>
  )
  return (
    <div className={classNames(surface('sunken'), layout.split)}>
      <img src="/art/channel-antoken.svg" alt="" width={40} height={40} />
      <p>使用钱包APP收款，快捷安全</p>
      {url === null ? (
        <Button
          look="accent"
          onClick={() => toast.error(kind === 'unsafe' ? UNSAFE_DOWNLOAD : '服务器异常，请稍后再试')}
        >
          {words}
        </Button>
      ) : (
        <a
          href={url}
          // Another app takes over from here.
          target={kind === 'page' ? '_blank' : undefined}
          rel="noopener noreferrer"
          className={buttonClass({ look: 'accent' })}
        >
          {words}
        </a>
      )}
    </div>
  )
}
