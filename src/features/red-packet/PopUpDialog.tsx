import { formatMoney } from '@/lib/formatMoney'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Button, buttonClass } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import type { PopUp } from './grab'
import styles from './RedPacketScene.module.css'

/** The result of pressing the button. The message takes the focus, so that screen readers read it. */
export function PopUpDialog({ popUp, onClose }: { popUp: PopUp; onClose: () => void }) {
  return (
    <Dialog title="抢红包" hideTitle middle theme="paper" onClose={onClose}>
      <div className={styles.sheet}>
        <img
          src={popUp.kind === 'won' ? '/art/red-packet-open.svg' : '/art/red-packet.svg'}
          alt=""
          width={popUp.kind === 'won' ? 240 : 96}
          height={popUp.kind === 'won' ? 225 : 123}
        />
        <p className={styles.message} tabIndex={-1} data-autofocus data-kind={popUp.kind}>
          <Message popUp={popUp} />
        </p>
        {popUp.kind === 'won' && <p>已存入主账户，1倍流水后可取款</p>}
        {popUp.kind === 'short' ? (
          <Link href={paths.deposit} className={buttonClass({ look: 'danger', size: 'lg', block: true })}>
            立即充值
          </Link>
        ) : (
          <Button look="danger" size="lg" block onClick={onClose}>
            好的
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Message({ popUp }: { popUp: PopUp }) {
  switch (popUp.kind) {
    case 'ahead':
      return '活动未开始，请耐心等待'
    case 'over':
      return '活动已结束，请等待下次活动'
    case 'short':
      return popUp.message
    case 'won':
      return (
        <>
          <span>恭喜您抢到</span>
          <strong>{formatMoney(popUp.amount)}</strong>
          <span>元</span>
        </>
      )
  }
}
