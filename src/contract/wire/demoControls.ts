/** Path of a control of the demo server. */
export const controlPath = (name: string) => `/api/__demo__/${name}` as const

/** The header that controls ask for: a page of another origin can't send one of its own choosing. */
export const CONTROL_HEADER = 'X-Demo-Control'

/** Headers of a control with JSON. */
export const CONTROL_HEADERS = { 'Content-Type': 'application/json', [CONTROL_HEADER]: '1' } as const

/** Channel by which the testers' console tells open tabs what it has changed. */
export const DESK_CHANNEL = 'demo:desk'
