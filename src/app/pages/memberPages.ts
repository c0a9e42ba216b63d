import type { ComponentType } from 'react'

/** The modules of all pages by file. A separate chunk, because visitors don't need the member area. */
export const memberPages = import.meta.glob<Record<string, ComponentType>>('../../features/*/*Page.tsx')
