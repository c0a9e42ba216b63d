/** Path of a control of the demo server (D41). */
export const controlPath = (name: string) => `/api/__demo__/${name}` as const

/** Name of the channel by which the testers' console tells open tabs that it has changed what they show. */
export const DESK_CHANNEL = 'demo:desk'
