import { useState, type ImgHTMLAttributes } from 'react'

type Props = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> & {
  src: string | null
  fallback: string
  onMissing?: () => void
}

/** A server image, or the site's fallback when it is missing or fails to load, which `onMissing` hears of. */
export function Picture({ src, fallback, onMissing, alt = '', ...image }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const shown = src === null || src === broken ? fallback : src
  return (
    <img
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      {...image}
      alt={alt}
      src={shown}
      onError={() => {
        if (src === null || shown !== src) return
        setBroken(src)
        onMissing?.()
      }}
    />
  )
}
