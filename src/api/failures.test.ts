// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { listNotices } from '@/contract/content'
import { logIn, register } from '@/contract/session'
import { listVipLevels } from '@/contract/vip'
import { recallAll } from '@/contract/wallet'
import { toasts } from '@/state/toasts'
import {
  NetworkFailure,
  RefusedError,
  ServerFailure,
  SessionOver,
  tellFailure,
  UnknownOutcome,
} from './failures'

beforeEach(() => void (toasts.list = []))
const told = () => toasts.list.map(({ tone, text }) => `${tone}: ${text}`)

it.each([
  ['a refused read as an error', listNotices, new RefusedError(500, '公告暂不可用'), ['error: 公告暂不可用']],
  ['a refused login as a warning', logIn, new RefusedError(203, '登录密码错误'), ['warning: 登录密码错误']],
  [
    'a refused registration as a success',
    register,
    new RefusedError(201, '此用户名已被注册'),
    ['success: 此用户名已被注册'],
  ],
  ['nothing for VIP', listVipLevels, new RefusedError(500, 'x'), []],
  ['a server failure', listNotices, new ServerFailure(), ['error: 服务器异常，请稍后再试']],
  ['nothing for a read without network', listNotices, new NetworkFailure(true), []],
  [
    'the network text for a login',
    logIn,
    new NetworkFailure(true),
    ['error: 网络异常，请检查当前网络后重试！'],
  ],
  ['nothing for an unknown outcome, which has a dialog', recallAll, new UnknownOutcome(), []],
  ['nothing for a session that is over', listNotices, new SessionOver(), []],
])('shows %s', (_, endpoint, error, expected) => {
  tellFailure(endpoint, error)
  expect(told()).toEqual(expected)
})

it('shows the network text for a read the user asked for', { tags: 's1-8' }, () => {
  tellFailure(listNotices, new NetworkFailure(true), { isAskedFor: true })
  expect(told()).toEqual(['error: 网络异常，请检查当前网络后重试！'])
})
