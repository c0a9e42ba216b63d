import { useEffect, useRef, useState } from 'react'
import Swiper from 'swiper'
import { Autoplay, EffectCoverflow } from 'swiper/modules'
import 'swiper/css'
import { useSnapshot } from 'valtio'
import { isTitled, pictureOf } from '@/components/games/games'
import { openGame } from '@/components/games/openGame'
import { useHeld } from '@/lib/useHeld'
import { useReducedMotion } from '@/lib/useMediaQuery'
import type { OpenableGame } from '@/state/gameShelf'
import { motion } from '@/state/motion'
import { IconButton } from '@/ui/IconButton'
import { Tile } from '@/ui/Tile'
import styles from './Coverflow.module.css'
import { FIRST, MORE } from './gameFilter'

/** Time per card, ms, as specified. */
const PERIOD = 2000
/** Index of the first card in the centre. */
const START = 2
const CARDS_IN_SIGHT = 5
/** Mount more cards when this few remain on the right. */
const RESERVE = 6

/**
 * The coverflow of the board games. Pauses by its button, on hover and focus, under reduced motion and 暂停动画. It avoids
 * Swiper's own buttons: they write HTML, which Trusted Types block. Load it lazily.
 */
export function Coverflow({ games }: { games: OpenableGame[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const swiper = useRef<Swiper | null>(null)
  const shown = useRef(Math.min(START, games.length - 1))
  const [isPaused, setPaused] = useState(false)
  const [isHeld, holding] = useHeld()
  const isReduced = useReducedMotion()
  const isStill = useSnapshot(motion).paused || isReduced || isPaused || isHeld
  const [count, setCount] = useState(FIRST)

  // Hiding a kept page unmounts its effects, so the carousel is rebuilt at the same card when the page returns.
  useEffect(() => {
    const instance = new Swiper(frame.current!, {
      modules: [EffectCoverflow, Autoplay],
      effect: 'coverflow',
      coverflowEffect: { rotate: 16, stretch: 0, depth: 60, scale: 0.9, slideShadows: false },
      slidesPerView: 'auto',
      centeredSlides: true,
      grabCursor: true,
      speed: 320,
      // No endless loop: it moves DOM nodes around, which loses focus and traps Tab.
      rewind: true,
      initialSlide: shown.current,
      autoplay: { delay: PERIOD, disableOnInteraction: false },
      on: {
        slideChange: ({ activeIndex }) => {
          shown.current = activeIndex
          setCount((before) => (activeIndex + RESERVE >= before ? before + MORE : before))
        },
      },
    })
    swiper.current = instance
    return () => {
      instance.destroy()
      swiper.current = null
    }
  }, [])

  useEffect(() => {
    if (isStill) swiper.current?.autoplay.stop()
    else swiper.current?.autoplay.start()
  }, [isStill])

  useEffect(() => {
    // A new carousel has placed its cards; measuring again would cost a kept page a second layout.
    const cards = Math.min(count, games.length)
    if (swiper.current && swiper.current.slides.length !== cards) swiper.current.update()
  }, [count, games.length])

  // Undo the browser's scrolling to a focused or found card: Swiper must do the positioning.
  const show = (index: number) => {
    frame.current!.scrollLeft = 0
    swiper.current?.slideTo(Math.max(0, Math.min(index, games.length - 1)))
  }
  const onScrollEnd = () => {
    const { scrollLeft, clientWidth } = frame.current!
    if (scrollLeft !== 0) show(shown.current + Math.ceil((scrollLeft / clientWidth) * CARDS_IN_SIGHT))
  }

  return (
    <section className={styles.carousel} aria-roledescription="轮播" aria-label="热门牌桌" {...holding}>
      <div className={styles.head}>
        <h2>热门牌桌</h2>
        {games.length > 1 && (
          <>
            <p>左右滑动选择</p>
            <div className={styles.controls} role="group" aria-label="轮播控制">
              <IconButton
                icon={isPaused ? 'play' : 'pause'}
                label={isPaused ? '开始轮播' : '暂停轮播'}
                onClick={() => setPaused(!isPaused)}
              />
              <IconButton icon="left" label="上一张" onClick={() => swiper.current?.slidePrev()} />
              <IconButton icon="right" label="下一张" onClick={() => swiper.current?.slideNext()} />
            </div>
          </>
        )}
      </div>
      <div ref={frame} className={`swiper ${styles.frame}`} onScrollEnd={onScrollEnd}>
        <div className="swiper-wrapper" aria-live={isStill ? 'polite' : 'off'}>
          {games.slice(0, count).map((game, index) => (
            <div
              key={index}
              className={`swiper-slide ${styles.slide}`}
              role="group"
              aria-roledescription="幻灯片"
              aria-label={`${index + 1}/${games.length}`}
            >
              <Tile
                src={pictureOf(game)}
                title={game.title}
                isTitled={isTitled(game)}
                aria-label={`开始${game.title}`}
                onClick={() => openGame(game)}
                onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && show(index)}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
