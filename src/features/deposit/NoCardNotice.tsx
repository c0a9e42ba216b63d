import { useEffect, useState } from 'react'
import { useHasAccount } from '@/components/member/useHasAccount'
import { navigate } from '@/navigation/hashLocation'
import { isOursBefore } from '@/navigation/isOursBefore'
import { paths } from '@/navigation/paths'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import dialog from '@/ui/Dialog.module.css'

/** Blocks the page until a card or wallet is bound; closing it goes back, or to 我的. */
export function NoCardNotice() {
  const hasAccount = useHasAccount({ anew: true })
  // The page is kept: leaving hides the dialog, returning shows it again after the accounts are refetched.
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    wentBackAt = -Infinity
    const timer = setTimeout(() => setShown(true))
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [])
  if (hasAccount !== false || !isShown) return null

  return (
    <Dialog title="温馨提示" onClose={goBack} theme="paper" middle>
      <p>您还未绑定任何钱包或银行卡</p>
      <p>取款只能转入您绑定的收款账户，因此存款前需先添加一个。添加后会回到存款页。</p>
      <div className={dialog.actions}>
        <Button look="outline" onClick={goBack}>
          返回
        </Button>
        <Button data-autofocus onClick={() => navigate(paths.payoutAccounts(undefined, 1, 1))}>
          去添加
        </Button>
      </div>
    </Dialog>
  )
}

/** A double click goes back once. */
const PAUSE = 500
let wentBackAt = -Infinity

function goBack(): void {
  if (performance.now() - wentBackAt < PAUSE) return
  wentBackAt = performance.now()
  if (isOursBefore()) history.back()
  else navigate(paths.profile, { replace: true })
}
