import { useSnapshot } from 'valtio'
import { useMemberPart } from '@/components/member/useMember'
import { useId } from '@/lib/useId'
import { paths } from '@/navigation/paths'
import { unread } from '@/state/unread'
import shared from '@/ui/shared.module.css'
import { surface } from '@/ui/Surface'
import { FirstSteps } from './FirstSteps'
import styles from './menu.module.css'
import { hubGroups, profileForm } from './menuEntries'
import { InstallEntry, MenuLink } from './MenuLink'

/** 我的 below 768 px: the first steps and every page of the member centre by group. */
export function MemberHub() {
  const isAgent = useMemberPart((member) => member.isagent)
  const { count } = useSnapshot(unread)
  const id = useId()
  return (
    <>
      <h1 tabIndex={-1} className={shared.srOnly}>
        我的
      </h1>
      <FirstSteps form={profileForm} />
      <nav aria-label="会员中心菜单" className={styles.hub}>
        {hubGroups(isAgent).map(({ title, entries }, index) => (
          <div key={title} className={surface()}>
            <h2 id={`${id}-${index}`}>{title}</h2>
            <ul aria-labelledby={`${id}-${index}`}>
              {entries.map((entry) => (
                <li key={entry.href}>
                  <MenuLink look="tile" entry={entry} unread={entry.href === paths.messages() ? count : 0} />
                </li>
              ))}
              {title === '服务' && <InstallEntry look="tile" />}
            </ul>
          </div>
        ))}
      </nav>
    </>
  )
}
