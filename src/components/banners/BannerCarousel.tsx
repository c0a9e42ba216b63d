import { memo, useRef, useState, type KeyboardEvent } from 'react'
import { useSnapshot } from 'valtio'
import { imageUrl } from '@/api/lines'
import { classNames } from '@/lib/classNames'
import { seconds } from '@/lib/durations'
import { externalUrl } from '@/lib/externalUrl'
import { useHeld } from '@/lib/useHeld'
import { useInterval } from '@/lib/useInterval'
import { useReducedMotion } from '@/lib/useMediaQuery'
import { motion } from '@/state/motion'
import { IconButton } from '@/ui/IconButton'
import { Picture } from '@/ui/Picture'
import styles from './BannerCarousel.module.css'
import { BannerCopy, WELCOME } from './BannerCopy'
import { wordsOf } from './bannerWords'

/** `isOurs` marks a picture of this origin, whatever the server's address. */
export type Slide = { src: string; url: string; alt?: string; isOurs?: boolean }

/** Between two slides; the fade takes 1000 ms of it (spec 1 §9, `--dur-fade`). */
const PERIOD = seconds(5)

/** How far a finger moves to turn the picture, px. */
const SWIPE = 40

export type BannerCarouselProps = { label: string; slides: readonly Slide[]; className?: string | undefined }

/**
 * Pictures that fade into each other, with the pause button first; a finger turns them too. Stops on hover, focus, reduced motion, 暂停动画, and on
 * hidden kept pages, which run no effects. A slide with an http(s) or `#/…` address is a link.
 */
export function BannerCarousel({ label, slides, className }: BannerCarouselProps) {
  const [index, setIndex] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHeld, holding] = useHeld()
  const isReduced = useReducedMotion()
  const { paused } = useSnapshot(motion)
  const isStill = isReduced || paused || isPaused || isHeld || slides.length < 2
  const shown = index < slides.length ? index : 0
  const go = (step: number) => setIndex((shown + step + slides.length) % slides.length)
  useInterval(() => go(1), isStill ? null : PERIOD)

  const from = useRef(0)

  if (slides.length === 0) return null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1)
    if (event.key === 'ArrowRight') go(1)
  }
  return (
    <section
      className={classNames(styles.carousel, className)}
      aria-roledescription="轮播"
      aria-label={label}
      {...holding}
      onTouchStart={({ touches }) => (from.current = touches[0]?.clientX ?? 0)}
      onTouchEnd={({ changedTouches }) => {
        const moved = (changedTouches[0]?.clientX ?? 0) - from.current
        if (Math.abs(moved) > SWIPE) go(moved > 0 ? -1 : 1)
      }}
    >
      {slides.length > 1 && (
        <div className={styles.controls} role="group" aria-label="轮播控制" onKeyDown={onKeyDown}>
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? '开始轮播' : '暂停轮播'}
            onClick={() => setPaused(!isPaused)}
          />
          <IconButton icon="left" label="上一张" onClick={() => go(-1)} />
          <IconButton icon="right" label="下一张" onClick={() => go(1)} />
        </div>
      )}
      <div aria-live={isStill ? 'polite' : 'off'} className={styles.slides}>
        {slides.map((slide, place) => (
          <div
            key={place}
            role="group"
            aria-roledescription="幻灯片"
            aria-label={`${place + 1}/${slides.length}`}
            className={classNames(styles.slide, place === shown && styles.shown)}
            inert={place !== shown}
          >
            <SlideContent slide={slide} isFirst={place === 0} />
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.dots} aria-hidden="true">
          {slides.map((_, place) => (
            <span key={place} data-current={place === shown || undefined} />
          ))}
        </div>
      )}
    </section>
  )
}

/** Memoised: a turn only changes which slide is shown. */
const SlideContent = memo(function SlideContent({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const words = wordsOf(slide)
  return (
    <>
      <SlideLink slide={slide} isFirst={isFirst} label={slide.alt ?? words?.action ?? '查看活动'} />
      {words && <BannerCopy {...words} />}
    </>
  )
})

function SlideLink({ slide, isFirst, label }: { slide: Slide; isFirst: boolean; label: string }) {
  const picture = (
    <Picture
      // Our own picture: always from this origin, not from the server's.
      src={slide.isOurs || slide.src === WELCOME ? slide.src : imageUrl(slide.src)}
      fallback="/placeholders/stage.svg"
      alt={slide.alt ?? ''}
      width={1920}
      height={480}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  )
  const inside = slide.url.startsWith('#/') ? slide.url : null
  const outside = externalUrl(slide.url)
  if (inside)
    return (
      <a href={inside} aria-label={label}>
        {picture}
      </a>
    )
  if (outside) {
    return (
      <a href={outside} target="_blank" rel="noopener noreferrer" aria-label={label}>
        {picture}
      </a>
    )
  }
  return picture
}
