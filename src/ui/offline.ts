import type { CSSProperties } from 'react'

/** The reason shown on a button that needs the server while offline, for `offline.module.css`. */
export const OFFLINE_REASON = { '--offline': "'网络已断开'" } as CSSProperties
