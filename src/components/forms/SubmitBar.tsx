import type { ReactNode } from 'react'
import styles from './SubmitBar.module.css'

/** Holds a form's submit button. Below 768 px it sticks above the tab bar while the form is in view. */
export const SubmitBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
)
