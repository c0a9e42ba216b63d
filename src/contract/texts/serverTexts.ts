import type { Endpoint } from '../wire/endpoint'

/*
 * Chinese for the texts of servers (D61). Loaded on demand. English is known by its words, whatever their spelling, case, order
 * and punctuation: each group of a rule, `game|venue clos|miss`, needs a word that begins with one of its stems. The first rule
 * that fits counts. A text that says 再试 or 重试 belongs to a refusal that moved nothing.
 */
type Call = Pick<Endpoint, 'path' | 'action'>
type Rule = readonly [stems: string, chinese: string]

/** Successes. */
const DONE: readonly Rule[] = [
  ['activity|promotion appl success|submit', '申请成功，请等待审核'],
  ['no|nothing balance|money|fund|amount recover|recall|collect|transfer', '没有可回收的金额'],
  ['refresh success', '刷新成功'],
  ['transfer success', '转账成功'],
  ['process|pending|queue|progress', '{action}已提交，正在处理'],
]

/** Refusals that mean something else at one call. */
const OF_CALL: Readonly<Record<string, readonly Rule[]>> = {
  '/api/login_pc': [
    ['user|account|member not|no|unknown|invalid found|exist|regist|user|account', '用户不存在'],
    ['password|credential|login wrong|incorrect|fail|error|invalid|match|bad', '账号或密码错误'],
  ],
  '/api/register': [
    ['user|name|account|member exist|taken|regist|duplic|used', '此用户名已被注册'],
    ['regist fail|error|unsuccess', '注册未成功，请核对后重试或联系客服'],
  ],
  '/api/editPassword': [['password wrong|incorrect|error|invalid|match|fail', '原登录密码错误']],
  '/api/editPayPassword': [['password wrong|incorrect|error|invalid|match|fail', '原支付密码错误']],
  '/api/withdraw': [
    ['password wrong|incorrect|error|invalid|match|fail', '取款密码错误'],
    ['not|outside|no time|hour|period', '当前不在取款时间内，请稍后再试'],
  ],
  '/api/dofanshui': [['no|not|none|nothing eligib|record|rebate|claim|avail|found', '暂无领取额度']],
  '/api/douserredpacket': [
    [
      'grab|chance|attempt|time|count|quota|packet used|exhaust|limit|max|exceed|left|remain|reach',
      '次数已用完',
    ],
    ['no|not|none|nothing eligib|record|packet|avail|found', '暂无红包可抢'],
  ],
  '/api/doactivityapply': [
    ['already|duplic|repeat|twice', '活动已申请，请勿重复申请'],
    ['end|expir|clos|finish|over', '活动已结束'],
    ['no|not|none eligib|record|found|exist|avail', '活动不存在或已申请'],
  ],
  '/api/applyagentdo': [
    ['already|duplic|repeat|exist|pending submit|appl|agent|pending', '您已提交过代理申请，请等待审核'],
  ],
  '/api/uploadimg': [['upload|file|image|size|type', '头像上传失败，请换一张图片重试']],
}

/** Refusals of any call. */
const REFUSED: readonly Rule[] = [
  ['cross|between disab|not|unsupport|forbid', '不支持场馆之间互转'],
  ['account|user|member|player disab|block|banned|froz|freez|suspend|lock', '该用户已被禁用，请联系管理员！'],
  ['log|sign|session another|other|elsewhere', '您的账号已在其他设备登录'],
  ['authent|login|session|token expir|fail|invalid|miss|requir', '登录已过期，请重新登录'],
  ['unauth', '登录已过期，请重新登录'],
  ['captcha', '验证码错误，请重新输入'],
  ['verif code', '验证码错误，请重新输入'],
  ['too|rate many|freq|often|fast|quick|limit', '操作太频繁，请稍后再试'],
  ['password not|no|unset set|bound|exist|found|unset', '请先设置支付密码'],
  ['password wrong|incorrect|error|invalid|match|fail', '密码错误，请重新输入'],
  ['agent already|duplic|repeat', '您已提交过代理申请，请等待审核'],
  ['duplic|repeat|resubmi|twice', '请勿重复提交，请先查看记录'],
  ['turnover|wager|rollover|flow', '流水未达到要求'],
  ['daily|today|times|count|frequency limit|exceed|max|reach|over|used', '今日次数已达上限'],
  ['activity|promotion|bonus end|expir|clos|finish', '活动已结束'],
  ['activity|promotion|bonus not|no|miss|invalid', '活动不存在或已申请'],
  ['order|recharge not|no|miss|unknown|invalid found|exist|order|number', '未找到订单'],
  ['card|payout|payee|beneficiar not|no|miss|unknown|invalid|unbound', '未找到收款账户，请重新选择'],
  [
    'bank|withdraw account|wallet not|no|miss|unbound found|exist|account|wallet|unbound',
    '未找到收款账户，请重新选择',
  ],
  ['balance query|get|fetch|read|check|refresh|inquir|load fail|error|unavail', '余额查询失败，请稍后再试'],
  ['wallet|merchant|agent error|fail|abnormal|credit|quota|unavail', '场馆钱包异常，请稍后再试'],
  ['balance|fund|money|credit|amount insuf|enough|short|not|low|lack', '余额不足'],
  ['insuf', '余额不足'],
  ['same source|target|wallet|account|platform|venue', '转出和转入不能是同一个钱包'],
  [
    'amount|transfer|withdraw|deposit|recharge|limit exceed|over|max|large|greater|more|above|big',
    '金额超出限额，请减少金额后再试',
  ],
  [
    'amount|transfer|withdraw|deposit|recharge below|least|min|small|less|under',
    '金额低于最低限额，请增加金额后再试',
  ],
  ['transfer amount invalid|wrong|illegal|incorrect|bad|error|format', '转账金额有误，请核对后重试'],
  [
    'amount invalid|wrong|illegal|incorrect|bad|error|format|integer|number|positive',
    '金额有误，请核对后重试',
  ],
  [
    'field|param|argument|input|validat requir|miss|invalid|empty|fail|error|must',
    '填写不完整或有误，请核对后重试',
  ],
  [
    'channel|pay|payment|paytype unavail|clos|disab|maint|off|not|suspend|no',
    '该支付通道暂不可用，请选择其他存款方式',
  ],
  ['platform|venue|provider|vendor|api|wallet maint', '场馆维护中，请稍后再试'],
  [
    'platform|venue|provider|vendor clos|miss|unavail|disab|not|off|suspend|no|invalid',
    '场馆暂未开放，请选择其他场馆',
  ],
  ['game maint', '游戏维护中，请选择其他游戏'],
  ['game clos|miss|unavail|disab|not|off|suspend|no|invalid', '游戏暂未开放，请选择其他游戏'],
  ['regist|creat|open|player|member fail|error|unsuccess', '场馆账号开通失败，请稍后再试或联系客服'],
  ['user|player|member|account exist|taken|duplic', '场馆账号异常，请联系客服'],
  ['user|player|member|account not|no|unknown', '账户不存在，请联系客服'],
  [
    'transfer|deposit|withdraw|recharge|claim|recall fail|error|unsuccess|reject|declin|refus|cancel',
    '{action}失败，请先核对余额和记录，再重试或联系客服',
  ],
  ['no|not|none eligib|qualif|record|data', '没有符合条件的记录'],
  ['permission|denied|deny|forbid|allow', '没有权限，请联系客服'],
  ['maint', '系统维护中，请稍后再试'],
  ['busy|overload', '系统繁忙，请稍后再试'],
]

/** A request under way: money may still move. */
const UNDER_WAY =
  /\b(?:processing|processed|in process|progress|pending|queued?|settling|settlement|await\w*|waiting|confirming)\b/
/** An earlier one is, so that this one wasn't accepted. */
const EARLIER = /\b(?:already|another|previous|last|exists?|existing|unfinished|have|has|duplicate)\b/

/** Money may have moved: lost between two servers, or not booked here. */
const LOST: readonly string[] = [
  'post|posting|book|local|ledger|save fail|error|unsuccess',
  'unknown|uncertain|unconfirmed|unclear|indetermin status|state|result|outcome|transfer|order|transaction',
  'pars|decod|malformed fail|error|response|return|reply|data|result|json|unable|cannot',
  'no|not|empty|invalid|bad|unexpected|lost respon|reply',
  'connect|communicat|network|gateway|curl|socket|upstream|http fail|error|refus|reset|lost|interrupt|abort|bad|unreach|abnormal',
  'unreach|deadlock',
]
const TIMED_OUT = /\btimed? ?out\b/

const UNDER_WAY_HAN =
  /(?:处理|受理|结算|入账|到账|上分|下分|转账|确认|提交)中|正在(?:处理|受理|转账|提交|结算)|待确认/
const EARLIER_HAN = /(?:您|你|已|还|仍|尚|存)有|存在|上一?[笔次个]|未完成/
const LOST_HAN =
  /超时|[无未]响应|(?:结果|状态)(?:未知|异常|不明)|通[信讯](?:失败|异常|错误|中断)|(?:连接|网络|接口|网关|回调)(?:失败|异常|错误|中断)|解析(?:失败|错误|异常)|(?:入账|记账|写入|本地\S*)失败/
/** What can time out before anything is asked. */
const BEFORE_HAN = /登[录陆]|会话|验证码|密码/

/** Chinese texts that mean something else at one call, or that speak to operators. */
const HAN: readonly (readonly [path: RegExp, message: RegExp, chinese: string])[] = [
  [/editPayPassword$/, /^(?:登[录陆]|[旧原])?密码(?:错误|不正确|有误|不对)/, '原支付密码错误'],
  [/editPassword$/, /^支付密码(?:错误|不正确|有误)/, '原登录密码错误'],
  [/./, /通[信讯](?:失败|异常|错误)|api地址/i, '场馆暂时无法连接，请稍后再试'],
  [/./, /解析(?:失败|错误|异常)/, '场馆返回异常，请稍后再试'],
]
/** Texts that say nothing. */
const BARE = /^\s*(?:成功|错误|失败|异常|操作失败|请求失败|未知错误|系统错误)[\s。.!！]*$/

const HAS_HAN = /\p{Script=Han}/u

const wordsOf = (message: string): string[] =>
  message
    .normalize('NFKC')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/'/g, '')
    .match(/[a-z\d]+/g) ?? []

/** A stem of one or two letters is a whole word: `no` isn't `now`. */
const begins = (word: string, stem: string): boolean =>
  stem.length < 3 ? word === stem : word.startsWith(stem)

const fits = (stems: string, words: readonly string[]): boolean =>
  stems.split(' ').every((group) => group.split('|').some((stem) => words.some((word) => begins(word, stem))))

const find = (rules: readonly Rule[], words: readonly string[]): string | undefined =>
  rules.find(([stems]) => fits(stems, words))?.[1]

/**
 * Whether a refusal of a money call leaves open whether money moves: it is told as an unknown outcome and looked up, since a
 * second request could move it twice.
 */
export function isUnsettled(message: string): boolean {
  if (HAS_HAN.test(message))
    return (
      (UNDER_WAY_HAN.test(message) && !EARLIER_HAN.test(message)) ||
      (LOST_HAN.test(message) && !BEFORE_HAN.test(message))
    )
  const words = wordsOf(message)
  const text = words.join(' ')
  if (/\b(?:login|session|captcha|password)\b/.test(text)) return false
  return (
    (UNDER_WAY.test(text) && !EARLIER.test(text)) ||
    TIMED_OUT.test(text) ||
    LOST.some((stems) => fits(stems, words))
  )
}

/** Chinese for a server's text; an unknown one becomes `own`, the portal's text for the action and code; a Chinese one mostly stays. */
export function textFor(
  { path, action }: Call,
  code: number,
  message: string,
  own = code === 200 ? `${action}成功` : `${action}未成功（代码 ${code}），请核对后重试或联系客服`,
): string {
  if (HAS_HAN.test(message)) {
    if (BARE.test(message)) return own
    return (code !== 200 && HAN.find(([of, said]) => of.test(path) && said.test(message))?.[2]) || message
  }
  const words = wordsOf(message)
  const translation =
    code === 200 ? find(DONE, words) : (find(OF_CALL[path] ?? [], words) ?? find(REFUSED, words))
  if (translation) return translation.replace('{action}', action)
  // Only calls that move nothing get here: see `isUnsettled`.
  return code !== 200 && isUnsettled(message) ? '服务器未及时处理，请稍后再试' : own
}
