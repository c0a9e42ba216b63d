import { describe, expect, it } from 'vitest'
import { transfer } from '@/contract/wallet'
import { getPayment } from '@/contract/deposits'
import { readableText } from './readableText'

describe('a refusal', () => {
  it.each([
    ['余额不足', '余额不足'],
    [' insufficient balance ', '余额不足'],
    ['Insufficient Balance', '余额不足'],
    ['invalid transfer amount', '转账金额有误，请核对后重试'],
    ['wallet error: insufficient merchant credit', '场馆钱包异常，请稍后再试'],
    ['No eligible records', '活动不存在或已申请'],
    ['activity not found', '活动不存在或已申请'],
    ['recharge order not found', '未找到订单'],
    ['wechat channel unavailable', '该支付通道暂不可用，请选择其他存款方式'],
    ['game is closed or missing', '游戏暂未开放，请选择其他游戏'],
    ['Agent application already submitted', '您已提交过代理申请，请等待审核'],
    ['account disabled', '该用户已被禁用，请联系管理员！'],
    ['login expired', '登录已过期，请重新登录'],
    ['something new', '转账未成功（代码 209），请核对后重试或联系客服'],
    ['', '转账未成功（代码 209），请核对后重试或联系客服'],
    ['constructor', '转账未成功（代码 209），请核对后重试或联系客服'],
  ])('%j is read as %s [D61]', async (message, shown) => {
    expect(await readableText(transfer, 209, message)).toBe(shown)
  })

  it('of a read says that the query failed [D61]', async () => {
    expect(await readableText(getPayment, 500, 'oops')).toBe('查询未成功（代码 500），请核对后重试或联系客服')
  })

  it('with a stack trace reads as a server failure [D61]', async () => {
    expect(await readableText(transfer, 500, '错误 SQLSTATE[42S02]')).toBe('系统繁忙，请稍后再试')
  })
})

describe('a success', () => {
  it.each([
    ['成功', '转账成功'],
    ['领取成功', '领取成功'],
    ['transfer success', '转账成功'],
    ['no balance to recover', '没有可回收的金额'],
    ['activity apply success', '申请成功，请等待审核'],
    ['success', '转账成功'],
    ['whatever', '转账成功'],
    ['', '转账成功'],
  ])('%j is read as %s [D61]', async (message, shown) => {
    expect(await readableText(transfer, 200, message)).toBe(shown)
  })
})
