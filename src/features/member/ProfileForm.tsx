import { useWatch } from 'react-hook-form'
import { useSubmit } from '@/api/useSubmit'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { getMember, updateProfile, type Member } from '@/contract/member'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { TextField } from '@/ui/forms/TextField'
import { Icon } from '@/ui/Icon'
import { BirthdayField } from './BirthdayField'
import styles from './profile.module.css'
import { profileOf, profileSchema } from './profileRules'

/** The profile form; the input survives the end of the session. */
export function ProfileForm({ member }: { member: Member }) {
  const { register, control, setValue, clearErrors, onValid, errorOf } = useValidatedForm(
    profileSchema,
    profileOf(member),
    {
      draft: { account: member.username, fields: ['birthday', 'email', 'mobile'] },
    },
  )
  const birthday = useWatch({ control, name: 'birthday' })
  const { submit, isPending } = useSubmit(updateProfile, { refreshes: [getMember] })

  const save = onValid(async (values) => {
    if (await submit(values)) toast.success('操作成功')
  })
  const lock = <Icon name="lock" size={18} />

  return (
    <Form busy={isPending} onSubmit={(event) => void save(event)} className={styles.form}>
      <TextField label="用户名" value={member.username} readOnly end={lock} />
      <TextField label="真实姓名" value={member.realname} readOnly end={lock} />
      <BirthdayField
        {...register('birthday')}
        error={errorOf('birthday')}
        typed={birthday ?? ''}
        onPick={(day) => {
          setValue('birthday', day, { shouldDirty: true })
          clearErrors('birthday')
        }}
      />
      <TextField
        {...register('email')}
        label="邮箱"
        type="email"
        autoComplete="email"
        asTyped
        error={errorOf('email')}
        end={<Icon name="mail" size={18} />}
      />
      <TextField
        {...register('mobile')}
        label="手机号"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errorOf('mobile')}
        end={<Icon name="phone" size={18} />}
      />
      <Button type="submit" size="lg" busy={isPending}>
        确认修改
      </Button>
    </Form>
  )
}
