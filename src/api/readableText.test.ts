import { describe, expect, it } from 'vitest'
import { createDeposit, getPayment } from '@/contract/deposits'
import { getGameUrl } from '@/contract/games'
import { changePassword, changePayPassword } from '@/contract/member'
import { bindAccount, createWithdrawal } from '@/contract/payouts'
import { applyForPromotion } from '@/contract/promotions'
import { claimRebates } from '@/contract/rebates'
import { grabRedPacket } from '@/contract/redPackets'
import { register } from '@/contract/session'
import { getVenueBalance, recallAll, transfer } from '@/contract/wallet'
import { UnknownOutcome } from './failures'
import { readableText, refusalOf } from './readableText'

const OWN = '转账未成功（代码 209），请核对后重试或联系客服'

it.each([
  [' 余额不足 ', '余额不足'],
  ['错误 SQLSTATE[42S02]: Base table or view not found', '系统繁忙，请稍后再试'],
  ['<h1>错误 502 Bad Gateway</h1>', '系统繁忙，请稍后再试'],
  ['错'.repeat(121), `${'错'.repeat(120)}…`],
])('shows the server message %j as %j', async (message, shown) => {
  expect(await readableText(transfer, 200, message)).toBe(shown)
})

describe('a refusal', () => {
  it.each([
    ['余额不足', '余额不足'],
    [' insufficient balance ', '余额不足'],
    ['invalid transfer amount', '转账金额有误，请核对后重试'],
    ['wallet error: insufficient merchant credit', '场馆钱包异常，请稍后再试'],
    ['activity not found', '活动不存在或已申请'],
    ['recharge order not found', '未找到订单'],
    ['wechat channel unavailable', '该支付通道暂不可用，请选择其他存款方式'],
    ['game is closed or missing', '游戏暂未开放，请选择其他游戏'],
    ['Agent application already submitted', '您已提交过代理申请，请等待审核'],
    ['account disabled', '该用户已被禁用，请联系管理员！'],
    ['login expired', '登录已过期，请重新登录'],
    ['signed in elsewhere', '您的账号已在其他设备登录'],
    ['source and target are the same', '转出和转入不能是同一个钱包'],
    ['cross-platform transfer is disabled', '不支持场馆之间互转'],
    ['The amount field is required.', '填写不完整或有误，请核对后重试'],
    ['transfer failed', '转账失败，请先核对余额和记录，再重试或联系客服'],
    ['TRANSFER_FAILED', '转账失败，请先核对余额和记录，再重试或联系客服'],
    ['register failed', '场馆账号开通失败，请稍后再试或联系客服'],
    ['balance query failed', '余额查询失败，请稍后再试'],
    ['Failed to query the balance', '余额查询失败，请稍后再试'],
    ['transfer amount exceeds player limit', '金额超出限额，请减少金额后再试'],
    ['User exists', '场馆账号异常，请联系客服'],
    ['something new', OWN],
    ['', OWN],
    ['操作失败！', OWN],
    ['constructor', OWN],
  ])('%j is read as %s', async (message, shown) => {
    expect(await readableText(transfer, 209, message)).toBe(shown)
  })

  it.each([
    [claimRebates, 'No eligible records', '暂无领取额度'],
    [applyForPromotion, 'No eligible records', '活动不存在或已申请'],
    [grabRedPacket, 'No eligible records', '暂无红包可抢'],
    [grabRedPacket, 'all grabs used', '次数已用完'],
    [grabRedPacket, 'Grab limit reached', '次数已用完'],
    [changePayPassword, '登录密码错误', '原支付密码错误'],
    [changePayPassword, 'wrong password', '原支付密码错误'],
    [changePassword, '登录密码错误', '登录密码错误'],
    [getGameUrl, 'game platform is closed', '场馆暂未开放，请选择其他场馆'],
    [getGameUrl, '本地与api通信失败,建议检查api地址', '场馆暂时无法连接，请稍后再试'],
    [getGameUrl, 'request timed out', '服务器未及时处理，请稍后再试'],
    [getVenueBalance, 'balance query failed', '余额查询失败，请稍后再试'],
    [createWithdrawal, 'withdraw card not found', '未找到收款账户，请重新选择'],
    [createWithdrawal, 'Bank account does not exist', '未找到收款账户，请重新选择'],
    [createDeposit, 'invalid amount', '金额有误，请核对后重试'],
    [createDeposit, 'bank pay channel unavailable', '该支付通道暂不可用，请选择其他存款方式'],
    [createDeposit, 'Alipay payment is closed', '该支付通道暂不可用，请选择其他存款方式'],
    [bindAccount, 'pay password error', '密码错误，请重新输入'],
    [register, 'User exists', '此用户名已被注册'],
    [register, 'register failed', '注册未成功，请核对后重试或联系客服'],
    [getPayment, 'oops', '查询未成功（代码 209），请核对后重试或联系客服'],
  ] as const)('depends on the call: %#', async (call, message, shown) => {
    expect(await readableText(call, 209, message)).toBe(shown)
  })

  it('with a stack trace reads as a server failure', { tags: 'D61' }, async () => {
    expect(await readableText(transfer, 500, '错误 SQLSTATE[42S02]')).toBe('系统繁忙，请稍后再试')
  })
})

describe('a refusal of a money call', () => {
  const end = async (call: typeof transfer | typeof recallAll, message: string) =>
    (await refusalOf(call, { code: 209, message, data: [] })) instanceof UnknownOutcome

  it.each([
    'transfer is processing',
    'order pending confirmation',
    'local transfer posting failed',
    'Posting to the local ledger failed',
    'request timeout',
    'cURL error 28: Operation timed out after 10001 milliseconds',
    'connection reset by peer',
    'unknown transfer status',
    'failed to parse response',
    'no response from venue',
    'the transfer may have been made, status unknown',
    '通信失败，结果可能存在延迟',
    '转账处理中，请稍后',
    '请求超时，请稍后再试',
    '本地与api通信失败,建议检查api地址',
    '返回数据解析失败',
    '本地入账失败',
  ])(
    'that says %j leaves the outcome open, since a second one could move the money twice',
    async (message) => {
      expect([await end(transfer, message), await end(recallAll, message)]).toEqual([true, true])
    },
  )

  it.each([
    'transfer failed',
    'balance query failed',
    'insufficient balance',
    'game platform is closed',
    'you have a pending withdrawal',
    'another transfer is still processing',
    'cannot process: insufficient balance',
    'outside withdraw time range',
    'payment gateway unavailable',
    'no data found',
    'login timed out',
    '系统维护中...',
    '维护中，请稍后',
    '您有一笔提款正在处理中',
    '上一笔订单处理中，请稍后再试',
    '登录超时，请重新登录',
    '场馆维护中，请稍后再试',
    '',
  ])('that says %j is a refusal', async (message) => {
    expect(await end(transfer, message)).toBe(false)
  })
})

describe('a success', () => {
  it.each([
    ['成功', '转账成功'],
    ['领取成功', '领取成功'],
    ['transfer success', '转账成功'],
    ['no balance to recover', '没有可回收的金额'],
    ['activity apply success', '申请成功，请等待审核'],
    ['transfer is processing', '转账已提交，正在处理'],
    ['success', '转账成功'],
    ['', '转账成功'],
  ])('%j is read as %s', async (message, shown) => {
    expect(await readableText(transfer, 200, message)).toBe(shown)
  })
})
