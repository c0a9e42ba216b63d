import { useSearchParams } from 'wouter'
import { classNames } from '@/lib/classNames'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import hero from '@/ui/hero.module.css'
import shared from '@/ui/shared.module.css'
import { Tabs } from '@/ui/Tabs'
import { ClubPage } from './ClubPage'
import { clubOf, clubs } from './clubs'
import { EntryOverlay } from './EntryOverlay'
import styles from './SponsorshipPage.module.css'

const tabs = clubs.map(({ type, name, crest }) => ({
  id: String(type),
  label: name,
  icon: <img src={crest} alt="" width={44} height={47} />,
}))

/** The two partner clubs, one at a time, chosen by the address. */
export function SponsorshipPage() {
  const club = clubOf(useSearchParams()[0].get('type'))
  return (
    <div className={styles.page}>
      <EntryOverlay />
      <div className={classNames(hero.hero, hero.shaded, styles.hero)} data-club={club.type} data-tint="3">
        {club.type === 1 ? (
          <img className={hero.cover} src="/art/stage-club.svg" alt="" width={1920} height={480} />
        ) : (
          <img className={styles.crest} src={club.crest} alt="" width={128} height={138} />
        )}
        <div className={classNames(shared.wrap, hero.words)}>
          <h1 tabIndex={-1}>球队合作</h1>
          <b>{club.name}</b>
          <p>{club.line}</p>
        </div>
      </div>
      <Tabs
        label="合作俱乐部"
        className={styles.clubs}
        tabs={tabs}
        value={String(club.type)}
        onChange={(type) => navigate(paths.sponsorship(clubOf(type).type), { quiet: true })}
      >
        <ClubPage key={club.type} club={club} />
      </Tabs>
    </div>
  )
}
