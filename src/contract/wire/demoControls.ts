/** Path of a control of the demo server (D41). */
export const controlPath = (name: string) => `/api/__demo__/${name}` as const

/** Channel by which the testers' console tells open tabs what it has changed. */
export const DESK_CHANNEL = 'demo:desk'
