import { createRoot } from 'react-dom/client'
import { useSnapshot } from 'valtio'
import { OnTop } from '@/components/Toaster'
import { updates } from '@/state/updates'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { reloadCost } from './reloadCost'
import styles from './UpdateCard.module.css'

const TEXTS = {
  version: {
    title: '发现新版本',
    line: '更新后即可使用最新功能',
    typed: '更新会清空正在填写的内容',
    money: '资金操作完成后再更新',
    waiting: '资金操作完成后自动更新',
    action: '立即更新',
  },
  reload: {
    title: '页面没有加载完整',
    line: '请刷新页面后继续使用',
    typed: '刷新会清空正在填写的内容',
    money: '资金操作完成后再刷新',
    waiting: '资金操作完成后自动刷新',
    action: '立即刷新',
  },
}

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

/** Offers a new version, or a reload, and lets the player choose when; inside the topmost dialog if one is open. */
function UpdateCard() {
  const { offered, isTaken, isWaiting, cost } = useSnapshot(updates)
  const texts = offered && TEXTS[offered]
  const line = texts && (isWaiting ? texts.waiting : texts[cost ?? 'line'])
  const words = texts && (
    <>
      <p className={styles.title}>{texts.title}</p>
      <p className={styles.line}>{line}</p>
    </>
  )
  return (
    <OnTop>
      {(isBorn, isTold) => {
        const isOld = line !== null && isTold(line)
        return (
          <div className={texts ? styles.card : undefined}>
            {texts && <Icon name="sync" size={20} />}
            <div className={styles.text}>
              {isOld && words}
              <div role="status">{isBorn && !isOld && words}</div>
            </div>
            {texts && (
              <div className={styles.actions}>
                <Button look="text" size="sm" onClick={() => void (updates.offered = null)}>
                  稍后
                </Button>
                <Button look="gold" size="sm" busy={isTaken} onClick={take}>
                  {texts.action}
                </Button>
              </div>
            )}
          </div>
        )
      }}
    </OnTop>
  )
}
