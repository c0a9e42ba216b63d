/** Platform announcements, newest first. */
export declare const notices: string[]
