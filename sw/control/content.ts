import * as z from 'zod/mini'
import { asHtml } from '../db/asHtml'
import { readControls } from '../db/clock'
import { Refusal } from '../db/refusal'
import { switchName } from '../db/switches'
import { tell } from '../db/inbox'
import { serve, type Api } from '../server/serve'
import { control, done } from '../server/control'

const turn = z.object({ kind: z.enum(['notice', 'banner', 'promotion']), key: z.string(), on: z.boolean() })
const message = z.object({ username: z.optional(z.string()), title: z.string(), text: z.string() })

/** What players read: messages, notices, and switches for notices, banners and promotions. */
export function mountDemoContent(api: Api): void {
  serve(api, control('switch', turn, done), async ({ tx, input: { kind, key, on } }) => {
    const { switchedOff = [], ...controls } = await readControls(tx)
    const name = switchName(kind, key)
    const others = switchedOff.filter((each) => each !== name)
    await tx.objectStore('controls').put({ ...controls, switchedOff: on ? others : [...others, name] })
    return null
  })

  serve(api, control('notice', z.object({ text: z.string() }), done), async ({ tx, input }) => {
    const text = input.text.trim()
    if (text === '') throw new Refusal('请输入公告内容', 1000)
    const { addedNotices = [], ...controls } = await readControls(tx)
    if (addedNotices.includes(text)) throw new Refusal('已有相同的公告', 1000)
    await tx.objectStore('controls').put({ ...controls, addedNotices: [text, ...addedNotices] })
    return null
  })

  serve(api, control('message', message, done), async ({ tx, now, input: { username = '', ...sent } }) => {
    const title = sent.title.trim()
    if (title === '' || sent.text.trim() === '') throw new Refusal('请输入标题与内容', 1000)
    const names = await tx.objectStore('members').getAllKeys()
    if (username !== '' && !names.includes(username)) throw new Refusal('用户不存在', 202)
    const content = paragraphs(sent.text)
    for (const name of username === '' ? names : [username])
      await tell(tx, name, now, { title: title, content })
    return null
  })
}

/** Typed text as HTML for the inbox: one escaped paragraph per line. */
const paragraphs = (text: string): string =>
  text
    .trim()
    .split(/\n+/)
    .map((line) => `<p>${asHtml(line)}</p>`)
    .join('')
