import { useRef, type ChangeEvent } from 'react'
import { imageUrl } from '@/api/lines'
import { useSubmit } from '@/api/useSubmit'
import { useMemberPart } from '@/components/member/useMember'
import { getMember, uploadAvatar } from '@/contract/member'
import { classNames } from '@/lib/classNames'
import { toast } from '@/state/toasts'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import styles from './account.module.css'
import { AVATAR_TYPES, avatarProblem } from './avatarFile'

/** The avatar as a button to upload another; reloads the member afterwards. */
export function AvatarUpload({ isSmall = false }) {
  const avatar = useMemberPart((member) => member.avatar)
  const { submit, isPending } = useSubmit(uploadAvatar, { refreshes: [getMember] })
  const picker = useRef<HTMLInputElement>(null)

  const upload = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0]
    // Choosing the same file again must fire another change event.
    input.value = ''
    if (!file) return
    const problem = await avatarProblem(file)
    if (problem !== null) return toast.error(problem)
    if (await submit({ file })) toast.success('操作成功')
  }

  return (
    <>
      <button
        type="button"
        aria-label="更换头像"
        aria-busy={isPending}
        className={classNames(styles.avatar, isSmall && styles.small)}
        onClick={() => !isPending && picker.current?.click()}
      >
        <Picture
          src={imageUrl(avatar ?? '')}
          fallback="/art/avatar-default.svg"
          loading="eager"
          width={88}
          height={88}
        />
        <span className={styles.mark}>
          <Icon name={isPending ? 'sync' : 'plus'} size={16} />
        </span>
      </button>
      <input ref={picker} type="file" accept={AVATAR_TYPES} hidden onChange={(event) => void upload(event)} />
    </>
  )
}
