import { useState, type ImgHTMLAttributes } from 'react'

type Props = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> & {
  src: string | null
  fallback: string
}

/** A server image, or the site's fallback when it is missing or fails to load, marked `data-missing`. */
export function Picture({ src, fallback, alt = '', ...image }: Props) {
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
      data-missing={shown !== src || undefined}
      onError={() => {
        if (src !== null && shown === src) setBroken(src)
      }}
    />
  )
}
