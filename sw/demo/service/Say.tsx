import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { typedText } from '@/components/forms/typed'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { inOrder } from '@/lib/inOrder'
import { randomId } from '@/lib/randomId'
import { toast } from '@/state/toasts'
import { Button, buttonClass } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { TextAreaField } from '@/ui/forms/TextAreaField'
import { act } from '../desk/Desk'
import { readTopics, sendPicture, tellDesk, type Chat } from './chat'
import { AskForReset, NewPassword } from './ResetForms'
import { findTopic } from './topics'

const MOST_BYTES = 2 * 1024 * 1024
const HINTS = 5

const topics = readTopics()
let isBusy = false
/** The line being sent: a repeat is the same request. */
let pending = { id: '', text: '' }

/** One action at a time. */
export async function actAlone(work: () => Promise<unknown>): Promise<boolean> {
  if (isBusy) return false
  isBusy = true
  return act(work).finally(() => (isBusy = false))
}

const say = (text: string, human = false): Promise<boolean> =>
  actAlone(async () => {
    const found = human ? null : findTopic(text, await topics)
    const known = found ? `${found.title}\n${found.text}` : ''
    if (pending.text !== text) pending = { id: randomId(), text }
    await tellDesk('say', { text, known, human }, pending.id)
    pending = { id: '', text: '' }
  })

function sendFile(input: HTMLInputElement): void {
  const [file] = input.files ?? []
  if (!file) return
  if (file.size > MOST_BYTES) toast.error('图片不能超过2MB')
  else void actAlone(() => sendPicture(file, randomId()))
  // So that the same picture can be chosen again.
  input.value = ''
}

/** The field of the line to send. */
export const line = () => document.querySelector<HTMLTextAreaElement>('textarea')

/** The line to type, and the buttons under it. */
export function Say({ id, isClosed, isHanded, reset }: Pick<Chat, 'id' | 'isClosed' | 'isHanded' | 'reset'>) {
  /** The form for a forgotten password goes when the chat ends. */
  const [askedWhile, setAskedWhile] = useState<boolean>()
  const isAsking = reset === '' && askedWhile === isClosed
  const {
    register,
    onValid,
    errorOf,
    reset: clear,
  } = useValidatedForm(
    z.object({ text: typedText }).check(inOrder([['text', ({ text }) => text !== '', '请输入您的问题']])),
    { text: '' },
  )
  const send = onValid(async ({ text }) => {
    if (await say(text)) clear()
    line()?.focus()
  })
  return (
    <>
      <Form autoComplete="off" busy={false} onSubmit={(event) => void send(event)}>
        <div className="say">
          <TextAreaField
            {...register('text')}
            label="您的问题"
            error={errorOf('text')}
            rows={2}
            placeholder="请输入您的问题，Enter发送"
            onKeyDown={(event) => {
              // Enter also confirms a composed character.
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              event.currentTarget.form?.requestSubmit()
            }}
          />
          <Button type="submit">发送</Button>
        </div>
        <div className="buttons">
          <label className={`file ${buttonClass({ look: 'outline', size: 'sm' })}`}>
            发送图片
            <input
              className="sr"
              type="file"
              accept="image/png,image/jpeg,image/webp"
              onChange={(event) => sendFile(event.target)}
            />
          </label>
          {(isClosed || !isHanded) && (
            <Button
              look="outline"
              size="sm"
              onClick={() => void say('我要转人工', true).then(() => line()?.focus())}
            >
              转人工
            </Button>
          )}
          {reset === '' && (
            <Button
              look="outline"
              size="sm"
              aria-expanded={isAsking}
              onClick={() => setAskedWhile(isAsking ? undefined : isClosed)}
            >
              忘记密码
            </Button>
          )}
          {id > 0 && !isClosed && (
            <Button
              look="outline"
              size="sm"
              onClick={() => void actAlone(() => tellDesk('close', { rating: 0 }))}
            >
              结束咨询
            </Button>
          )}
        </div>
      </Form>
      {isAsking && <AskForReset act={actAlone} onSent={() => setAskedWhile(undefined)} />}
      {reset === 'approved' && <NewPassword act={actAlone} />}
    </>
  )
}

/** Questions that the articles answer. */
export function Hints() {
  const { data: known = [] } = useQuery({ queryKey: ['topics'], queryFn: () => topics, staleTime: Infinity })
  return (
    <div className="buttons" role="group" aria-label="常见问题">
      {known
        .filter(({ title }) => title.endsWith('？'))
        .slice(0, HINTS)
        .map(({ title }) => (
          <Button key={title} look="outline" size="sm" onClick={() => void say(title)}>
            {title}
          </Button>
        ))}
    </div>
  )
}
