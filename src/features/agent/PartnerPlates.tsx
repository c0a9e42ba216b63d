import { partners } from './landingContent'
import styles from './PartnerPlates.module.css'

/** The venues as plates of text, coloured by position. */
export function PartnerPlates() {
  return (
    <ul className={styles.plates}>
      {partners.map((code, index) => (
        <li key={code} data-tint={index % 7}>
          <b>{code}</b>
        </li>
      ))}
    </ul>
  )
}
