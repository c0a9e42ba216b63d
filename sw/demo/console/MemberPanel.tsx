import { useState } from 'react'
import { money, withCents, type Money } from '@/contract/values/money'
import { SelectField } from '@/ui/forms/SelectField'
import { venues } from '../../db/seed/venues'
import { yuan } from '../desk/texts'
import { PatchForm, type Row } from './PatchForm'
import { Panel, Switch } from './parts'
import { act, type ConsoleState } from './state'

const FLAGS = [
  ['status', '账号启用'],
  ['isblack', '黑名单'],
  ['isagent', '代理'],
  ['transferstatus', '免转模式'],
] as const
const MAIN: Row[] = [
  ['balance', '主账户余额', 'money'],
  ['wagering', '剩余流水', 'money'],
  ['vip', 'VIP等级', 'vip'],
  ['password', '新登录密码'],
  ['payPassword', '新支付密码'],
]
const TEXTS = [
  ['realname', '真实姓名'],
  ['mobile', '手机'],
  ['email', '邮箱'],
  ['birthday', '生日'],
] as const
const SUMS = [
  ['paysum', '累计存款', 'money'],
  ['flow', '累计流水', 'money'],
  ['usdtrate', '存款汇率', 'money'],
  ['withdrawusdtrate', '取款汇率', 'money'],
] as const
const PLACES = venues.map(({ platname, name }): Row => [platname, name, 'money'])

/** The member selected first: the one with a seeded past. */
const FIRST = 'demo888'

type Member = ConsoleState['members'][number]
type Wallet = ConsoleState['wallets'][number]

const cents = (sum: Money | undefined): string => withCents(sum ?? money('0'))

const valuesOf = (member: Member, wallet: Wallet | undefined): Record<string, string> => ({
  balance: cents(wallet?.main),
  wagering: cents(member.wagering),
  vip: String(member.vip),
  password: '',
  payPassword: '',
  ...Object.fromEntries(venues.map(({ platname }) => [platname, cents(wallet?.venues[platname])])),
  ...Object.fromEntries(TEXTS.map(([name]) => [name, member[name]])),
  ...Object.fromEntries(SUMS.map(([name]) => [name, cents(member[name])])),
})

/** One member's flags, money and passwords; money changes by ledger adjustments. */
function Profile({ member, wallet }: { member: Member; wallet: Wallet | undefined }) {
  const { username } = member
  const save = (patch: object) => act('member', { username, ...patch }, `会员 ${username} 已保存`)
  const saveTyped = (changed: Record<string, string>) => {
    const isPlace = ([name]: [string, string]) => PLACES.some(([place]) => place === name)
    const own = Object.entries(changed).filter((entry) => !isPlace(entry))
    return save({
      ...Object.fromEntries(own),
      venues: Object.fromEntries(Object.entries(changed).filter(isPlace)),
    })
  }
  return (
    <>
      <p className="sums">
        主账户 {yuan(wallet?.main)} · 取款中 {yuan(wallet?.held)} ·{' '}
        {wallet?.balanced === false ? '账目不符' : '账目相符'}
      </p>
      <div className="switches">
        {FLAGS.map(([name, label]) => (
          <Switch key={name} label={label} on={member[name]} turn={(on) => save({ [name]: on ? 1 : 0 })} />
        ))}
      </div>
      <PatchForm
        rows={MAIN}
        folded={{ 场馆余额: PLACES, 更多资料: [...TEXTS, ...SUMS] }}
        values={valuesOf(member, wallet)}
        label="保存会员"
        save={saveTyped}
      />
    </>
  )
}

/** The choice of a member, and what can be changed about them. */
export function MemberPanel() {
  const [chosen, choose] = useState(FIRST)
  return (
    <Panel id="member" title="会员">
      {({ members, wallets }) => {
        const member = members.find(({ username }) => username === chosen) ?? members[0]
        const options = members.map(({ username, realname }) => ({
          value: username,
          label: realname === '' ? username : `${username} · ${realname}`,
        }))
        return (
          member && (
            <>
              <SelectField
                label="会员账号"
                options={options}
                value={member.username}
                onChange={(event) => choose(event.target.value)}
              />
              <Profile
                key={member.username}
                member={member}
                wallet={wallets.find(({ username }) => username === member.username)}
              />
            </>
          )
        )
      }}
    </Panel>
  )
}
