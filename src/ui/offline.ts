import type { CSSProperties } from 'react'

/** The reason on a button that needs the server while there is no network, for `offline.module.css`. */
export const OFFLINE_REASON = { '--offline': "'网络已断开'" } as CSSProperties
