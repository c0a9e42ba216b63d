import { useLayoutEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { typedText } from '@/components/forms/typed'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { inOrder } from '@/lib/inOrder'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { TextField } from '@/ui/forms/TextField'
import { Desk, openDesk, Scroll } from '../desk/Desk'
import { answerTo, QUESTIONS } from './answers'

/*
 * Customer service of the demo world: a table answers what it knows, one sentence everything else. Nothing is sent or kept, and what
 * is typed is shown as text.
 */

type Line = { from: 'player' | 'service'; text: string }

const GREETING: Line = { from: 'service', text: '您好，请描述您遇到的问题' }
const schema = z
  .object({ text: typedText })
  .check(inOrder([['text', ({ text }) => text !== '', '请输入您的问题']]))

function ServicePage() {
  const [lines, setLines] = useState([GREETING])
  const log = useRef<HTMLDivElement>(null)
  const { register, onValid, errorOf, reset } = useValidatedForm(schema, { text: '' })
  useLayoutEffect(() => {
    log.current!.scrollTop = log.current!.scrollHeight
  }, [lines])
  const say = (text: string) =>
    setLines([...lines, { from: 'player', text }, { from: 'service', text: answerTo(text) }])
  const send = onValid(({ text }) => {
    say(text)
    reset()
  })
  return (
    <Desk title="在线客服" className="narrow chat">
      <Scroll ref={log} className="log" role="log" aria-label="聊天记录">
        {lines.map(({ from, text }, at) => (
          <p key={at} className={`bubble from-${from}`}>
            {text}
          </p>
        ))}
      </Scroll>
      <div className="buttons" role="group" aria-label="常见问题">
        {[...QUESTIONS, '转人工'].map((question) => (
          <Button key={question} look="outline" size="sm" onClick={() => say(question)}>
            {question}
          </Button>
        ))}
      </div>
      <Form autoComplete="off" busy={false} onSubmit={(event) => void send(event)}>
        <TextField
          {...register('text')}
          label="您的问题"
          error={errorOf('text')}
          enterKeyHint="send"
          end={
            <Button type="submit" size="sm">
              发送
            </Button>
          }
        />
      </Form>
      <p className="quiet">客服绝不会索要您的登录密码、支付密码或验证码。18+ 理性娱乐，量力而行</p>
    </Desk>
  )
}

openDesk(<ServicePage />)
