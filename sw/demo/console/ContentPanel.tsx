import * as z from 'zod/mini'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { SelectField } from '@/ui/forms/SelectField'
import { TextAreaField } from '@/ui/forms/TextAreaField'
import { TextField } from '@/ui/forms/TextField'
import { asHtml } from '../../db/asHtml'
import { banners } from '../../db/seed/banners'
import { notices } from '../../db/seed/notices'
import { promotions } from '../../db/seed/promotions'
import { switchName, type SwitchKind } from '../../db/switches'
import { Panel, Switch } from './parts'
import { act, type ConsoleState } from './state'

type Group = {
  kind: SwitchKind
  label: string
  items: (state: ConsoleState) => [key: string, name: string][]
}

const GROUPS: Group[] = [
  {
    kind: 'notice',
    label: '公告',
    items: ({ addedNotices = [] }) => [
      ...addedNotices.map((text): [string, string] => [asHtml(text), text]),
      ...notices.map(({ content, text }): [string, string] => [content, text]),
    ],
  },
  {
    kind: 'banner',
    label: '首页轮播',
    items: () => banners.map(({ src, url }) => [src, `${src.replace('/art/', '')} ${url}`]),
  },
  { kind: 'promotion', label: '优惠活动', items: () => promotions.map(({ id, title }) => [id, title]) },
]
/** Notices are long. */
const SHOWN = 30
const shorten = (name: string): string => (name.length > SHOWN ? `${name.slice(0, SHOWN)}…` : name)

/** What the portal shows of the seeded content and of the testers' own notices. */
const Switches = ({ state }: { state: ConsoleState }) =>
  GROUPS.map(({ kind, label, items }) => (
    <details key={kind}>
      <summary>{label}</summary>
      <div className="switches">
        {items(state).map(([key, name]) => (
          <Switch
            key={key}
            label={shorten(name)}
            on={!state.switchedOff?.includes(switchName(kind, key))}
            turn={(on) =>
              act(
                'switch',
                { kind, key, on },
                // A message with markup is taken for a failure's.
                `${label}已${on ? '上架' : '下架'}：${shorten(name).replace(/[<>]/g, '')}`,
              )
            }
          />
        ))}
      </div>
    </details>
  ))

function MessageForm({ members }: Pick<ConsoleState, 'members'>) {
  const { register, onValid, setValue } = useValidatedForm(
    z.object({ username: z.string(), title: z.string(), text: z.string() }),
    { username: '', title: '', text: '' },
  )
  const send = onValid(async (message) => {
    if (!(await act('message', message, `站内信已发送：${message.username || '全部会员'}`))) return
    setValue('title', '')
    setValue('text', '')
  })
  const names = members.map(({ username }) => ({ value: username, label: username }))
  return (
    <Form className="fields" autoComplete="off" busy={false} onSubmit={(event) => void send(event)}>
      <SelectField
        {...register('username')}
        label="收件人"
        options={[{ value: '', label: '全部会员' }, ...names]}
      />
      <TextField {...register('title')} label="标题" />
      <TextAreaField {...register('text')} label="内容" rows={3} />
      <Button type="submit">发送站内信</Button>
    </Form>
  )
}

function NoticeForm() {
  const { register, onValid, reset } = useValidatedForm(z.object({ text: z.string() }), { text: '' })
  const send = onValid(async (notice) => {
    if (await act('notice', notice, '公告已发布')) reset()
  })
  return (
    <Form className="fields" autoComplete="off" busy={false} onSubmit={(event) => void send(event)}>
      <TextField {...register('text')} label="新公告" />
      <Button type="submit">发布公告</Button>
    </Form>
  )
}

/** Messages to one member or all, a notice of the testers' own, and switches for what the portal shows. */
export const ContentPanel = () => (
  <Panel id="content" title="内容">
    {(state) => (
      <>
        <MessageForm members={state.members} />
        <NoticeForm />
        <Switches state={state} />
      </>
    )}
  </Panel>
)
