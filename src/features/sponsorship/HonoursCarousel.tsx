import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { classNames } from '@/lib/classNames'
import { seconds } from '@/lib/durations'
import { useHeld } from '@/lib/useHeld'
import { useInterval } from '@/lib/useInterval'
import { useReducedMotion } from '@/lib/useMediaQuery'
import { motion } from '@/state/motion'
import { Heading } from '@/ui/Heading'
import { IconButton } from '@/ui/IconButton'
import shared from '@/ui/shared.module.css'
import { surface } from '@/ui/Surface'
import styles from './ClubPage.module.css'
import { honours } from './clubs'

/** How long each honour is highlighted. */
const PERIOD = seconds(5)

/**
 * 荣誉殿堂: four trophies with one highlighted, a single one below 1024 px. Rotates unless paused, hovered, focused or in a
 * hidden tab. With reduced motion it never rotates and has no pause button.
 */
export function HonoursCarousel() {
  const [shown, setShown] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHeld, holding] = useHeld()
  const isReduced = useReducedMotion()
  const isCalm = useSnapshot(motion).paused || isReduced
  const isStill = isCalm || isPaused || isHeld
  const go = (step: number) => setShown((shown + step + honours.length) % honours.length)
  useInterval(() => document.hidden || go(1), isStill ? null : PERIOD)

  return (
    <section
      className={classNames(shared.wrap, shared.section)}
      aria-roledescription="轮播"
      aria-label="荣誉殿堂"
      {...holding}
    >
      <Heading title="荣誉殿堂">
        {!isCalm && (
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? '开始轮播' : '暂停轮播'}
            onClick={() => setPaused(!isPaused)}
          />
        )}
        <IconButton icon="left" label="上一张" onClick={() => go(-1)} />
        <IconButton icon="right" label="下一张" onClick={() => go(1)} />
      </Heading>
      <div aria-live={isStill ? 'polite' : 'off'} className={styles.slides}>
        {honours.map(({ title, count, picture }, place) => (
          <div
            key={title}
            role="group"
            aria-roledescription="幻灯片"
            aria-label={`${place + 1}/${honours.length}`}
            aria-current={place === shown}
            className={surface()}
          >
            <img src={picture} alt="" width={200} height={220} loading="lazy" />
            <p>
              <span>{title}</span>
              <b className={shared.num}>{count}</b>
            </p>
          </div>
        ))}
      </div>
      <div className={styles.dots} aria-hidden="true">
        {honours.map(({ title }, place) => (
          <span key={title} data-current={place === shown || undefined} />
        ))}
      </div>
    </section>
  )
}
