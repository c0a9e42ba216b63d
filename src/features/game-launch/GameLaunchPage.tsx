import { Link } from '@/navigation/Link'
import { useHashSearch } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import shared from '@/ui/shared.module.css'
import { Loading } from '@/ui/Loading'
import styles from './GameLaunchPage.module.css'
import { launchOf } from './launch'
import { useLaunch } from './useLaunch'

/** /gamePage: sends this tab to a game or to the agents' login. Only a spinner is seen (spec 1 §2). */
export function GameLaunchPage() {
  const search = useHashSearch()
  return <Launching key={search} search={search} />
}

function Launching({ search }: { search: string }) {
  const standing = useLaunch(launchOf(search))
  if (standing === 'blank') return null
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={shared.srOnly}>
        打开游戏
      </h1>
      {standing === 'opening' ? (
        <Loading label="正在前往打开游戏页面" />
      ) : (
        <>
          <p>您可以关闭此页面</p>
          <Link href={paths.home} className={shared.link}>
            返回大厅
          </Link>
        </>
      )}
    </div>
  )
}
