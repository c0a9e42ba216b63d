import { classNames } from '@/lib/classNames'
import type { Rebate } from '@/contract/rebates'
import styles from './ClaimTag.module.css'

const WORDS: Record<Rebate['state'], string> = { pending: '待领取', claimed: '已领取' }

/** Whether a rebate was claimed, as a small tag (spec 2 §4). */
export const ClaimTag = ({ state }: { state: Rebate['state'] }) => (
  <span className={classNames(styles.tag, styles[state])}>{WORDS[state]}</span>
)
