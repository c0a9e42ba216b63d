import { useEffect, useState } from 'react'
import type { Swiper as SwiperClass } from 'swiper'
import 'swiper/css'
import { Autoplay } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { useSnapshot } from 'valtio'
import { isTitled, pictureOf } from '@/components/games/games'
import { openGame } from '@/components/games/openGame'
import { seconds } from '@/lib/durations'
import { useHeld } from '@/lib/useHeld'
import { useReducedMotion } from '@/lib/useMediaQuery'
import type { OpenableGame } from '@/state/gameShelf'
import { motion } from '@/state/motion'
import { IconButton } from '@/ui/IconButton'
import { Tile } from '@/ui/Tile'
import styles from './CategoryPanel.module.css'

/** Between two slides: the second carousel of spec 1 §9 (D51). */
const DELAY = seconds(3)
/** Enough for a few turns; the lobby shows all games. */
const MOST = 24
const MODULES = [Autoplay]

type Props = {
  label: string
  games: OpenableGame[]
  /** Slides side by side at full width, as specified. */
  shown: number
  onOpen: () => void
}

/** A self-running carousel of slots. Hover, focus, the pause button, 暂停动画 and reduced motion stop it. */
export function SlotsCarousel({ label, games, shown, onOpen }: Props) {
  const [swiper, setSwiper] = useState<SwiperClass | null>(null)
  const [isPaused, setPaused] = useState(false)
  const [isLocked, setLocked] = useState(false)
  const [isHeld, holding] = useHeld()
  const hasReducedMotion = useReducedMotion()
  const isStill = useSnapshot(motion).paused || isPaused || isHeld || hasReducedMotion
  const slides = games.slice(0, MOST)

  useEffect(() => {
    if (!swiper || swiper.destroyed) return
    if (isStill) swiper.autoplay.stop()
    else swiper.autoplay.start()
  }, [swiper, isStill])

  return (
    <section aria-roledescription="轮播" aria-label={label} {...holding}>
      {/* If all slides fit side by side, nothing moves. */}
      {!isLocked && (
        <div className={styles.controls} role="group" aria-label="轮播控制">
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? '开始轮播' : '暂停轮播'}
            onClick={() => setPaused(!isPaused)}
          />
          <IconButton icon="left" label="上一张" onClick={() => swiper?.slidePrev()} />
          <IconButton icon="right" label="下一张" onClick={() => swiper?.slideNext()} />
        </div>
      )}
      <Swiper
        modules={MODULES}
        className={styles.swiper}
        aria-live={isStill ? 'polite' : 'off'}
        autoplay={{ delay: DELAY, disableOnInteraction: false }}
        breakpointsBase="container"
        slidesPerView={2}
        spaceBetween={10}
        breakpoints={{
          560: { slidesPerView: shown / 2, spaceBetween: 16 },
          1000: { slidesPerView: shown, spaceBetween: 16 },
        }}
        speed={hasReducedMotion ? 0 : 300}
        rewind
        watchSlidesProgress
        onSwiper={setSwiper}
        onLock={() => setLocked(true)}
        onUnlock={() => setLocked(false)}
      >
        {slides.map((game, index) => (
          <SwiperSlide key={`${game.name}/${game.code}/${game.title}`}>
            {({ isVisible }: { isVisible: boolean }) => (
              <div
                role="group"
                aria-roledescription="幻灯片"
                aria-label={`${index + 1}/${slides.length}`}
                className={styles.slide}
                inert={!isVisible}
              >
                <SlotTile game={game} onOpen={onOpen} />
              </div>
            )}
          </SwiperSlide>
        ))}
      </Swiper>
    </section>
  )
}

const SlotTile = ({ game, onOpen }: { game: OpenableGame; onOpen: () => void }) => (
  <Tile
    src={pictureOf(game)}
    fallback="/art/tile-06-reels.svg"
    title={game.title}
    isTitled={isTitled(game)}
    aria-label={`进入${game.title}`}
    onClick={() => {
      openGame(game)
      onOpen()
    }}
  />
)
