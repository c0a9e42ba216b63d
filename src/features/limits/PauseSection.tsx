import { useState } from 'react'
import { learnServerTime, serverNow } from '@/api/serverClock'
import { PAUSES } from '@/components/limits/words'
import { useId } from '@/lib/useId'
import { ask } from '@/state/overlays'
import { changeLimits } from '@/state/playLimits'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { RadioCard } from '@/ui/forms/RadioCard'
import layout from '@/ui/layout.module.css'
import styles from './limits.module.css'

/** 暂停娱乐: logs out and keeps this account out on this device. The app's watch ends the session. */
export function PauseSection({ account }: { account: string }) {
  const id = useId()
  const [chosen, choose] = useState<(typeof PAUSES)[number] | null>(null)

  const pause = async () => {
    if (!chosen) return toast.error('请选择暂停时长')
    const isSure = await ask({
      title: '暂停娱乐',
      text: `确认后立即退出，${chosen.label}内无法在本设备登录，且不能提前取消。`,
      yes: '确认暂停',
      no: '再想想',
      danger: true,
    })
    if (!isSure) return
    await learnServerTime()
    changeLimits(account, ({ pausedUntil }) => ({
      pausedUntil: Math.max(pausedUntil, serverNow() + chosen.ms),
    }))
  }

  return (
    <div className={layout.cluster}>
      <div role="radiogroup" aria-label="暂停时长" className={styles.choices}>
        {PAUSES.map((one) => (
          <RadioCard
            key={one.id}
            label={one.label}
            name={`${id}-pause`}
            value={one.id}
            checked={one === chosen}
            onChange={() => choose(one)}
          />
        ))}
      </div>
      <Button look="danger" onClick={() => void pause()}>
        开始暂停
      </Button>
    </div>
  )
}
