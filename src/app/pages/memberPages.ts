import type { ComponentType } from 'react'

/** The modules of all pages by file. A chunk of its own: visitors need no page of the member area. */
export const memberPages = import.meta.glob<Record<string, ComponentType>>('../../features/*/*Page.tsx')
