import { useSubmit } from '@/api/useSubmit'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { applyAsAgent } from '@/contract/agents'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/Form'
import { Icon } from '@/ui/Icon'
import { TextAreaField } from '@/ui/TextAreaField'
import { TextField } from '@/ui/TextField'
import { applicationSchema, emptyApplication, toRequest } from './applicationForm'
import styles from './AgentApplicationPage.module.css'

/** The application's fields. Keeps the input if the session ends meanwhile (D45). */
export function AgentApplicationForm({ username, realName }: { username: string; realName: string }) {
  const { register, onValid, errorOf, reset } = useValidatedForm(applicationSchema, emptyApplication, {
    draft: { account: username, fields: ['mobile', 'apply_info'] },
  })
  const { submit, isPending } = useSubmit(applyAsAgent)

  const apply = onValid(async (values) => {
    const reply = await submit(toRequest(values))
    if (!reply) return
    toast.success(reply.message)
    reset(emptyApplication)
  })

  return (
    <Form busy={isPending} onSubmit={(event) => void apply(event)} className={styles.form}>
      <TextField label="用户名" value={username} readOnly end={<Icon name="lock" size={18} />} />
      <TextField label="真实姓名" value={realName} readOnly end={<Icon name="lock" size={18} />} />
      <TextField
        label="联系手机"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="11位手机号"
        error={errorOf('mobile')}
        {...register('mobile')}
      />
      <div className={styles.reason}>
        <TextAreaField
          label="申请理由"
          rows={5}
          placeholder="例如推广渠道、预计规模"
          error={errorOf('apply_info')}
          {...register('apply_info')}
        />
      </div>
      <div className={styles.action}>
        <Button type="submit" size="lg" busy={isPending}>
          提交申请
        </Button>
      </div>
    </Form>
  )
}
