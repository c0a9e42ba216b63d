import { useState, type ImgHTMLAttributes } from 'react'

type Props = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> & { src: string | null; fallback: string }

/** An image of the server; when there is none or it cannot be loaded, the fallback of this site is shown. */
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
      onError={() => {
        if (src !== null && shown === src) setBroken(src)
      }}
    />
  )
}
