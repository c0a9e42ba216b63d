import { useEffect, useRef, useState } from 'react'
import { classNames } from '@/lib/classNames'
import { toast } from '@/state/toasts'
import { Icon } from '@/ui/Icon'
import styles from './VideoClip.module.css'

/** A silent clip behind its poster: nothing loads or moves until the button is pressed. */
export function VideoClip({ title, src, poster }: { title: string; src: string; poster: string }) {
  const clip = useRef<HTMLVideoElement>(null)
  const [isOpen, setOpen] = useState(false)

  // Hidden kept pages run no effects: stop playing.
  useEffect(() => {
    const video = clip.current
    return () => video?.pause()
  }, [])

  const play = async () => {
    const video = clip.current
    if (!video) return
    setOpen(true)
    if (video.error) video.load()
    video.focus({ preventScroll: true })
    try {
      await video.play()
    } catch (error) {
      // Leaving the page or pausing aborts a pending start; not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setOpen(false)
      toast.error('视频暂时无法播放，请稍后再试')
    }
  }

  return (
    <figure className={classNames(styles.clip, isOpen && styles.open)}>
      <video
        ref={clip}
        aria-label={title}
        src={src}
        poster={poster}
        width={960}
        height={540}
        preload="none"
        muted
        playsInline
        controls={isOpen}
        tabIndex={isOpen ? 0 : -1}
      />
      {!isOpen && (
        <button type="button" className={styles.play} aria-label={`播放${title}`} onClick={() => void play()}>
          <Icon name="play" size={28} />
        </button>
      )}
      <figcaption>{title}</figcaption>
    </figure>
  )
}
