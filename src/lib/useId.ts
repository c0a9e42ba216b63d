import { useId as useReactId } from 'react'

/** React's id with a letter in front of its `_`, as validators of HTML want it; unique in the document. */
export const useId = (): string => `i${useReactId()}`
