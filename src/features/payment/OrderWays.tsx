import { SupportButton } from '@/components/site/SupportButton'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import styles from './PaymentPage.module.css'

const WAYS = {
  deposit: ['返回存款', paths.deposit],
  records: ['查看存款记录', paths.funds(1)],
} as const

/** Links to go on from an order that can't be paid; `first` is the primary one. */
export function OrderWays({ first }: { first: keyof typeof WAYS }) {
  const second = first === 'deposit' ? 'records' : 'deposit'
  return (
    <div className={styles.ways}>
      {([first, second] as const).map((way) => {
        const [text, href] = WAYS[way]
        return (
          <Link
            key={way}
            href={href}
            className={buttonClass({ look: way === first ? 'primary' : 'outline', size: 'lg' })}
          >
            {text}
          </Link>
        )
      })}
      <SupportButton size="lg" />
    </div>
  )
}
