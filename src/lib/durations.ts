/** Seconds to milliseconds. */
export const seconds = (n: number): number => Math.round(n * 1000)
/** Minutes to milliseconds. */
export const minutes = (n: number): number => seconds(n * 60)
/** Hours to milliseconds. */
export const hours = (n: number): number => minutes(n * 60)
