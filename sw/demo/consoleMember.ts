import { money, withCents, type Money } from '@/contract/values/money'
import { venues } from '../db/seed/venues'
import { act, redraw, type Panel } from './consoleDesk'
import { choices, field, toggle } from './consoleFields'
import { changes, fillForm, folded } from './consoleForm'
import { keyedList, setText } from './consoleList'
import type { ConsoleMember } from './consoleState'
import { byId, yuan } from './page'

const FLAGS = [
  ['status', '账号启用'],
  ['isblack', '黑名单'],
  ['isagent', '代理'],
  ['transferstatus', '免转模式'],
] as const
const TEXTS = [
  ['realname', '真实姓名'],
  ['mobile', '手机'],
  ['email', '邮箱'],
  ['birthday', '生日'],
] as const
const SUMS = [
  ['paysum', '累计存款'],
  ['flow', '累计流水'],
  ['usdtrate', '存款汇率'],
  ['withdrawusdtrate', '取款汇率'],
] as const
const VIP_LEVELS = 11
/** The member selected first: the one with a seeded past (D38). */
const FIRST = 'demo888'

const cents = (sum: Money | null | undefined): string => withCents(sum ?? money('0'))

function memberChoice() {
  const choice = field('username', '会员账号', 'select')
  byId('member-choice', HTMLElement).append(choice.root)
  const list = keyedList<ConsoleMember>(choice.input, {
    keyOf: ({ username }) => username,
    make: ({ username }) => new Option(username, username),
    update: (option, { username, realname }) =>
      setText(option, realname === '' ? username : `${username} · ${realname}`),
  })
  const show = (members: ConsoleMember[]) => {
    const isFirstTime = choice.input.value === ''
    list(members)
    if (isFirstTime && members.some(({ username }) => username === FIRST)) choice.input.value = FIRST
  }
  return { input: choice.input, show }
}

function vipChoice() {
  const vip = field('vip', 'VIP 等级', 'select')
  choices(
    vip.input,
    Array.from({ length: VIP_LEVELS }, (_, level) => [String(level), `VIP${level}`]),
  )
  vip.settle()
  return vip
}

/** One member's flags, money and passwords; money changes by ledger adjustments. */
export function memberPanel(): Panel {
  const choice = memberChoice()
  const save = (patch: object) =>
    act('member', { username: choice.input.value, ...patch }, `会员 ${choice.input.value} 已保存`)

  const flags = FLAGS.map(([name, label]) => ({
    name,
    ...toggle(label, (on) => save({ [name]: on ? 1 : 0 })),
  }))
  byId('member-switches', HTMLElement).append(...flags.map(({ root }) => root))

  const balance = field('balance', '主账户余额', 'money')
  const wagering = field('wagering', '剩余流水', 'money')
  const vip = vipChoice()
  const passwords = [field('password', '新登录密码'), field('payPassword', '新支付密码')]
  const places = venues.map(({ platname, name }) => field(platname, name, 'money'))
  const texts = TEXTS.map(([key, label]) => ({ key, field: field(key, label) }))
  const sums = SUMS.map(([key, label]) => ({ key, field: field(key, label, 'money') }))
  const main = [balance, wagering, vip, ...passwords]
  const more = [...texts, ...sums].map((each) => each.field)

  const settle = () => {
    for (const each of passwords) each.input.value = ''
    for (const each of [...main, ...more, ...places]) each.settle()
  }
  const send = () => {
    const changed = changes([...main, ...more, ...places])
    if (!changed) return
    const isPlace = ([name]: [string, string]) => places.some((each) => each.name === name)
    const all = Object.entries(changed)
    const venuePatch = Object.fromEntries(all.filter(isPlace))
    const patch = Object.fromEntries(all.filter((entry) => !isPlace(entry)))
    void save({ ...patch, venues: venuePatch }).then((isDone) => isDone && settle())
  }
  fillForm(
    byId('member-form', HTMLFormElement),
    [...main.map(({ root }) => root), folded('场馆余额', places), folded('更多资料', more)],
    '保存会员',
    send,
  )
  choice.input.addEventListener('change', () => {
    settle()
    redraw()
  })

  return {
    show: ({ members, wallets }) => {
      choice.show(members)
      const member = members.find(({ username }) => username === choice.input.value)
      if (!member) return
      const wallet = wallets.find(({ username }) => username === member.username)
      for (const { name, show } of flags) show(member[name])
      balance.show(cents(wallet?.main))
      wagering.show(cents(member.wagering))
      vip.show(String(member.vip))
      for (const place of places) place.show(cents(wallet?.venues[place.name]))
      for (const { key, field: each } of texts) each.show(member[key])
      for (const { key, field: each } of sums) each.show(cents(member[key]))
      const books = wallet?.balanced === false ? '账目不符' : '账目相符'
      setText(
        byId('member-money', HTMLElement),
        `主账户 ${yuan(cents(wallet?.main))} · 取款中 ${yuan(cents(wallet?.held))} · ${books}`,
      )
    },
    letGo: settle,
  }
}
