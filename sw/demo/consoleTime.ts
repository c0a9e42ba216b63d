import { writeServerTime } from '@/contract/wire/codecs'

/** `07-12` in Beijing. */
export const day = (ms: number): string => writeServerTime(ms).slice(5, 10)

/** `14:03:20` in Beijing. */
export const timeOnly = (ms: number): string => writeServerTime(ms).slice(11)
