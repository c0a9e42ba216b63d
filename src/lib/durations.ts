/** Milliseconds of so many seconds. */
export const seconds = (n: number): number => Math.round(n * 1000)
/** Milliseconds of so many minutes. */
export const minutes = (n: number): number => seconds(n * 60)
/** Milliseconds of so many hours. */
export const hours = (n: number): number => minutes(n * 60)
