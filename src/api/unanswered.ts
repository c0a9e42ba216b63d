/** A call that a line gave no answer to, or none with an envelope (then with its HTTP status). */
type Unanswered = { path: string; line: string; failure: 'lost' | 'no envelope'; status?: number }

/** Hears of each such call. Set by the app. */
export const unanswered = { hear: (_call: Unanswered): void => {} }
