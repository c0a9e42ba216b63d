import { useRef, useState, type ReactNode } from 'react'
import { late } from '@/components/late'
import { SessionTime } from '@/components/limits/SessionTime'
import { useAccountKey, useOwnLimits } from '@/components/limits/useOwnLimits'
import { useMember } from '@/components/member/useMember'
import { Region } from '@/components/Region'
import { SupportButton } from '@/components/site/SupportButton'
import { useId } from '@/lib/useId'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { changeLimits, REMINDERS } from '@/state/playLimits'
import { Button, buttonClass } from '@/ui/Button'
import { Chips } from '@/ui/Chips'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import { Loading } from '@/ui/Loading'
import { Skeleton } from '@/ui/Status'
import { Surface } from '@/ui/Surface'
import styles from './limits.module.css'
import { LimitsForm } from './LimitsForm'
import { PauseSection } from './PauseSection'

const MyWeek = late(() => import('@/components/week/MyWeek'), 'MyWeek', {
  isDecoration: true,
  meanwhile: () => <Skeleton className={styles.week} />,
})
const WeekFigures = late(() => import('./WeekFigures'), 'WeekFigures', { meanwhile: () => <Loading /> })

/** 理性娱乐: the member's own limits, reminder, pause and figures on this device. */
export function LimitsPage() {
  const read = useMember()
  return (
    <Surface>
      <Heading level="page" title="理性娱乐" note="本设备生效，服务器限额请联系客服" />
      <Region read={read}>{() => <Settings />}</Region>
    </Surface>
  )
}

function Settings() {
  const account = useAccountKey()
  const own = useOwnLimits()
  const parts = useRef<HTMLDivElement>(null)
  if (account === undefined || own === undefined) return <Loading />
  return (
    <div ref={parts}>
      <Part title="我的一周" text="本周的用时、投注、输赢与返水。">
        <MyWeek onLimit={() => parts.current?.querySelector<HTMLElement>('input')?.focus()} />
      </Part>
      <Part
        title="自设限额"
        text="不填为不限。按北京时间每日零点、每周一零点重新计算。降低立即生效，提高或取消24小时后生效。净输为已结算注单的输额减赢额；已打开的游戏不受影响。"
      >
        <LimitsForm account={account} own={own} />
      </Part>
      <Part title="娱乐提醒" text="登录后按此间隔提醒您用时、投注与净输赢。">
        <div className={layout.cluster}>
          <SessionTime />
        </div>
        <Chips
          look="segment"
          label="提醒间隔"
          options={REMINDERS.map((minutes) => ({ id: String(minutes), label: `${minutes}分钟` }))}
          value={String(own.remindEvery)}
          onChange={(id) => {
            const remindEvery = REMINDERS.find((minutes) => String(minutes) === id)
            if (remindEvery) changeLimits(account, () => ({ remindEvery }))
          }}
        />
      </Part>
      <Part title="暂停娱乐" text="暂停期间，您的账号无法在本设备登录，不能提前取消。如需取款，请先办理。">
        <PauseSection account={account} />
      </Part>
      <Figures />
      <Part title="需要帮助" text="如需在服务器上设置限额、关闭账号，或觉得难以自控，请联系客服。">
        <div className={layout.cluster}>
          <SupportButton />
          <Link href={paths.help(8)} className={buttonClass({ look: 'outline' })}>
            博彩责任
          </Link>
        </div>
      </Part>
    </div>
  )
}

type PartProps = { title: string; text: string; children: ReactNode }

function Part({ title, text, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Heading id={id} title={title} />
      <p>{text}</p>
      {children}
    </section>
  )
}

/** The charts load on request: they read all records of 30 days. */
function Figures() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.querySelector('button')?.focus()
  }
  return (
    <Part title="近30天" text="按周统计您的投注、派彩、存款与取款，来自现有记录。">
      <div ref={button}>
        <Button look="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="chart" size={18} />
          查看图表
        </Button>
      </div>
      {isOpen && <WeekFigures onCancel={close} />}
    </Part>
  )
}
