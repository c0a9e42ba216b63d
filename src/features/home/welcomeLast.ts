import { WELCOME } from '@/components/banners/BannerCopy'

/** The slides, with our banner of the first deposit last for a member who `hasDeposited`. */
export function welcomeLast<T extends { src: string }>(
  slides: readonly T[],
  hasDeposited: boolean,
): readonly T[] {
  const isLast = ({ src }: T) => hasDeposited && src === WELCOME
  return [...slides.filter((slide) => !isLast(slide)), ...slides.filter(isLast)]
}
