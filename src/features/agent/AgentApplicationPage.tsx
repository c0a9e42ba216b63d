import { useSubmit } from '@/api/useSubmit'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { useMember } from '@/components/member/useMember'
import { Region } from '@/components/Region'
import { openAppTab } from '@/components/site/openAppTab'
import { applyAsAgent } from '@/contract/agents'
import { paths } from '@/navigation/paths'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { TextAreaField } from '@/ui/forms/TextAreaField'
import { TextField } from '@/ui/forms/TextField'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import { EmptyState } from '@/ui/Status'
import { Surface } from '@/ui/Surface'
import { applicationSchema, emptyApplication } from './applicationRules'

/** A member applies to become an agent. */
export function AgentApplicationPage() {
  return (
    <Surface>
      <Heading level="page" title="申请代理" note="提交后由平台审核，请保持手机畅通" />
      <Region read={useMember()}>
        {({ username, realname, isagent }) =>
          isagent ? <IsAgent /> : <AgentApplicationForm username={username} realName={realname} />
        }
      </Region>
    </Surface>
  )
}

/** What an agent finds: the server would refuse the application. */
const IsAgent = () => (
  <EmptyState text="您已经是代理" reason="无需再次申请，推广数据请到代理后台查看。">
    <Button onClick={() => openAppTab(paths.agentLogin)}>代理登录</Button>
  </EmptyState>
)

/** The application's fields. Keeps the input if the session ends meanwhile. */
function AgentApplicationForm({ username, realName }: { username: string; realName: string }) {
  const { register, onValid, errorOf, reset } = useValidatedForm(applicationSchema, emptyApplication, {
    draft: { account: username, fields: ['mobile', 'apply_info'] },
  })
  const { submit, isPending } = useSubmit(applyAsAgent)

  const apply = onValid(async (values) => {
    const reply = await submit(values)
    if (!reply) return
    toast.success(reply.message)
    reset(emptyApplication)
  })

  return (
    <Form busy={isPending} onSubmit={(event) => void apply(event)} className={layout.stack}>
      <div className={layout.grid}>
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
      </div>
      <TextAreaField
        label="申请理由"
        rows={5}
        placeholder="例如推广渠道、预计规模"
        error={errorOf('apply_info')}
        {...register('apply_info')}
      />
      <div className={layout.cluster}>
        <Button type="submit" size="lg" busy={isPending}>
          提交申请
        </Button>
      </div>
    </Form>
  )
}
