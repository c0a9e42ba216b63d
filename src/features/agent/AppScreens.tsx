import { useState } from 'react'
import { surface } from '@/ui/Surface'
import { Tabs } from '@/ui/Tabs'
import styles from './AgentLandingPage.module.css'
import { screenSets, type Screen } from './landingContent'

/** Screenshots of the mobile site: three sets, each with its own tabs. */
export function AppScreens() {
  return (
    <ul className={styles.screens}>
      {screenSets.map(({ title, screens }) => (
        <li key={title} className={surface()}>
          <h3>{title}</h3>
          <ScreenTabs title={title} screens={screens} />
        </li>
      ))}
    </ul>
  )
}

function ScreenTabs({ title, screens }: { title: string; screens: readonly Screen[] }) {
  const [chosen, setChosen] = useState(screens[0]?.id ?? null)
  const screen = screens.find(({ id }) => id === chosen)
  return (
    <Tabs label={title} look="segment" tabs={screens} value={chosen} onChange={setChosen}>
      {screen && (
        <div>
          <img
            src={screen.picture}
            alt={`${screen.label}界面示意`}
            width={240}
            height={480}
            loading="lazy"
            decoding="async"
          />
          <p>{screen.line}</p>
        </div>
      )}
    </Tabs>
  )
}
