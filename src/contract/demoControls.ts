/** Path of a control of the demo server (D41). */
export const controlPath = (name: string) => `/api/__demo__/${name}` as const
