import { useId } from '@/lib/useId'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { NETWORK_NAMES, type Network } from '@/contract/values/networks'
import { RadioCard } from '@/ui/forms/RadioCard'
import styles from './ChainPicker.module.css'

type Props = { chains: readonly Network[]; field: UseFormRegisterReturn; error: string | undefined }

/** 钱包协议: radios labelled by protocol and described by network. */
export function ChainPicker({ chains, field, error }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.picker} aria-describedby={error && `${id}-error`}>
      <legend>钱包协议</legend>
      <div className={styles.options}>
        {chains.map((chain) => (
          <RadioCard
            {...field}
            key={chain}
            className={styles.option}
            value={chain}
            label={chain}
            note={NETWORK_NAMES[chain]}
          />
        ))}
      </div>
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    </fieldset>
  )
}
