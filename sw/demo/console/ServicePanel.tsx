import * as z from 'zod/mini'
import { typedText } from '@/components/forms/typed'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { controlPath } from '@/contract/wire/demoControls'
import { inOrder } from '@/lib/inOrder'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { TextField } from '@/ui/forms/TextField'
import { askPicture } from '../ask'
import { ChatLog } from '../desk/ChatLog'
import { timeOnly } from '../desk/texts'
import { Panel, Rows } from './parts'
import { act, type ConsoleState } from './state'

type Talk = ConsoleState['chats'][number]

const NAMES = { player: '玩家', auto: '智能解答', desk: '客服', note: '' }
const readPicture = (line: number) => askPicture(controlPath('chatpicture'), { line })

function standingOf({ isClosed, isWaiting, unread, rating }: Talk): string {
  if (isClosed) return rating > 0 ? `已结束 · 评分 ${rating}` : '已结束 · 未评分'
  if (isWaiting) return '等待回复'
  return unread > 0 ? `已回复 · 未读 ${unread}` : '已回复'
}

function Answer({ id, title }: { id: number; title: string }) {
  const { register, onValid, errorOf, getValues, reset } = useValidatedForm(
    z.object({ text: typedText }).check(inOrder([['text', ({ text }) => text !== '', '请输入回复']])),
    { text: '' },
  )
  const send = async (text: string, close: boolean) => {
    if (await act('chat', { id, text, close }, `${close ? '已结束' : '已回复'}：${title}`)) reset()
  }
  return (
    <Form
      className="line"
      busy={false}
      onSubmit={(event) => void onValid(({ text }) => send(text, false))(event)}
    >
      <TextField {...register('text')} label={`回复 ${title}`} error={errorOf('text')} />
      <Button type="submit" aria-label={`发送回复 ${title}`}>
        回复
      </Button>
      <Button
        look="outline"
        aria-label={`结束 ${title}`}
        onClick={() => void send(getValues('text').trim(), true)}
      >
        结束
      </Button>
    </Form>
  )
}

/** A chat with its lines, and a form to answer it. */
function TalkRow({ talk }: { talk: Talk }) {
  const { id, username, lines, isClosed, changedAt } = talk
  const title = `咨询 ${id} ${username === '' ? '访客' : username}`
  return (
    <li className="row talk">
      <p className="title">{title}</p>
      <p className="quiet">{`${standingOf(talk)} · ${timeOnly(changedAt)}`}</p>
      <ChatLog role="region" label={title} lines={lines} names={NAMES} read={readPicture} />
      {!isClosed && <Answer id={id} title={title} />}
    </li>
  )
}

/** Chats that a person has to answer. */
export const ServicePanel = () => (
  <Panel id="service" title="客服" note="转人工的咨询在这里回复；重置密码的申请在“待审核”中决定。" wide>
    {({ chats }) => (
      <Rows panel="service" empty="暂无转人工的咨询">
        {chats.map((talk) => (
          // Ids restart when the database is deleted; the time tells old chats from new ones.
          <TalkRow key={`${talk.id} ${talk.openedAt}`} talk={talk} />
        ))}
      </Rows>
    )}
  </Panel>
)
