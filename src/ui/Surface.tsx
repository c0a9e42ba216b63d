import type { ComponentProps } from 'react'
import { classNames } from '@/lib/classNames'
import styles from './Surface.module.css'

export type SurfaceLook = 'raised' | 'sunken' | 'accent'

/** The class of a framed box, for elements other than `section`. */
export const surface = (look: SurfaceLook = 'raised') => classNames(styles.surface, styles[look])

/** A framed box: raised above the page (the default), sunken into it, or in the accent's colours. */
export const Surface = ({ look, className, ...rest }: ComponentProps<'section'> & { look?: SurfaceLook }) => (
  <section {...rest} className={classNames(surface(look), className)} />
)
