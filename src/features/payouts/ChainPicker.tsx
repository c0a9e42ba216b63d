import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Chain } from './accountKinds'
import styles from './ChainPicker.module.css'

const NETWORKS: Record<Chain, string> = { TRC20: '波场Tron', ERC20: '以太坊Ethereum' }

type Props = { chains: readonly Chain[]; field: UseFormRegisterReturn; error: string | undefined }

/** The radios 钱包协议: each named by its protocol, described by its network. */
export function ChainPicker({ chains, field, error }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.picker} aria-describedby={error && `${id}-error`}>
      <legend>钱包协议</legend>
      <div className={styles.options}>
        {chains.map((chain) => (
          <label key={chain} className={styles.option}>
            <input
              {...field}
              type="radio"
              value={chain}
              aria-labelledby={`${id}-${chain}`}
              aria-describedby={`${id}-${chain}-network`}
            />
            <b id={`${id}-${chain}`}>{chain}</b>
            <small id={`${id}-${chain}-network`}>{NETWORKS[chain]}</small>
          </label>
        ))}
      </div>
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    </fieldset>
  )
}
