import { createRoot } from 'react-dom/client'
import { useSnapshot } from 'valtio'
import { OnTop } from '@/components/OnTop'
import { updates, type Cost } from '@/state/updates'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { reloadCost } from './reloadCost'
import styles from './UpdateCard.module.css'

const WARNINGS: Record<NonNullable<Cost>, string> = {
  typed: '更新会清空正在填写的内容',
  money: '资金操作完成后再更新',
}

const WAITING = '资金操作完成后自动更新'

function take(): void {
  const cost = reloadCost.now()
  // Something was typed after the card appeared: warn first, update on the next click.
  if (cost === 'typed' && updates.cost !== 'typed') updates.cost = cost
  else updates.isTaken = true
}

let isMounted = false

/** Mounts the card once, in its own root, so that it shows on bare pages too. */
export function mountUpdateCard(): void {
  if (isMounted) return
  isMounted = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<UpdateCard />)
}

/** Offers a new version and lets the player choose when to update; inside the topmost dialog if one is open. */
const UpdateCard = () => <OnTop>{(isBorn) => <Card isBorn={isBorn} />}</OnTop>

function Card({ isBorn }: { isBorn: boolean }) {
  const { isOffered, isTaken, isWaiting, cost } = useSnapshot(updates)
  const isShown = isBorn && isOffered
  const warning = isWaiting ? WAITING : cost && WARNINGS[cost]
  return (
    <div className={isShown ? styles.card : undefined}>
      {isShown && <Icon name="sync" size={20} />}
      <div role="status" className={styles.text}>
        {isShown && (
          <>
            <p className={styles.title}>发现新版本</p>
            <p className={styles.line}>{warning ?? '更新后即可使用最新功能'}</p>
          </>
        )}
      </div>
      {isShown && (
        <div className={styles.actions}>
          <Button look="text" size="sm" onClick={() => void (updates.isOffered = false)}>
            稍后
          </Button>
          <Button look="gold" size="sm" busy={isTaken} onClick={take}>
            立即更新
          </Button>
        </div>
      )}
    </div>
  )
}
