import { useMember } from '@/components/member/useMember'
import { Region } from '@/components/Region'
import { Heading } from '@/ui/Heading'
import { Skeleton } from '@/ui/Status'
import { Surface } from '@/ui/Surface'
import { FirstSteps } from './FirstSteps'
import { MemberHub } from './MemberHub'
import styles from './profile.module.css'
import { ProfileForm } from './ProfileForm'
import { useIsHub, useIsPhone } from './useIsHub'

/** The member's profile; 我的 at its short address below 768 px. */
export function ProfilePage() {
  const isHub = useIsHub()
  return isHub ? <MemberHub /> : <Profile />
}

function Profile() {
  const read = useMember()
  // A member restored from storage lacks these fields, and the form mustn't start empty. `dataUpdatedAt`, because
  // merging a balance clears a failed read's error.
  const isConfirmed = read.dataUpdatedAt > 0
  const isWaiting = read.isFetching || !read.isFetchedAfterMount
  const confirmed = {
    ...read,
    data: isConfirmed ? read.data : undefined,
    error: isConfirmed || isWaiting ? null : (read.error ?? new Error('not read yet')),
  } as typeof read
  const isPhone = useIsPhone()
  return (
    <>
      {!isPhone && <FirstSteps />}
      <Surface>
        <Heading level="page" title="个人资料" note="用户名与真实姓名不可修改" />
        <Region read={confirmed} loading={<Skeleton className={styles.waiting} />}>
          {(member) => <ProfileForm member={member} />}
        </Region>
      </Surface>
    </>
  )
}
