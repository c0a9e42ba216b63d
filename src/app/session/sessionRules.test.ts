// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { query } from '@/api/query'
import { reportSessionLoss } from '@/api/sessionLoss'
import { getMember, type Member } from '@/contract/member'
import { getBalance, transfer } from '@/contract/wallet'
import { currentTarget } from '@/navigation/hashLocation'
import { loginModal } from '@/state/loginModal'
import { beginSession, endSession, session } from '@/state/session'
import { toasts } from '@/state/toasts'
import { followSessionRules } from './sessionRules'

const client = new QueryClient()
followSessionRules(client)
const told = () => toasts.list.map(({ text }) => text)

beforeEach(() => {
  toasts.list = []
  history.replaceState(null, '', '#/vip')
  beginSession('t1')
})
afterEach(endSession)

it.each([
  ['您的账号已在其他设备登录', '您的账号已在其他设备登录'],
  ['account logged in on another device', '您的账号已在其他设备登录'],
  ['authentication failed', '登录已过期，请重新登录'],
  ['', '登录已过期，请重新登录'],
  ['失败', '登录已过期，请重新登录'],
  ['E_TOKEN_42', '登录已过期，请重新登录'],
  ['错误 SQLSTATE[42S02]', '登录已过期，请重新登录'],
])('a 401 that says %j ends the session and is told as %s', { tags: 'D45' }, async (message, words) => {
  reportSessionLoss(transfer, message)
  expect(session.token).toBeNull()
  expect(currentTarget()).toBe('/login?redirect=%2Fvip')
  await expect.poll(told).toEqual([words])
})

it('a 401 of the balance poll goes home and opens the login', { tags: ['D45', 's1-8.4'] }, async () => {
  reportSessionLoss(getBalance, '您的账号已在其他设备登录')
  expect(currentTarget()).toBe('/')
  expect(loginModal.isOpen).toBe(true)
  await expect.poll(told).toEqual(['您的账号已在其他设备登录'])
})

it.each([
  [{ isblack: true, status: true }, '您已被设为黑名单，暂不能登录，请联系管理员！'],
  [{ isblack: false, status: false }, '该用户已被禁用，请联系管理员！'],
])('a member’s record with %o ends it', { tags: ['s1-4.2', 'D45'] }, (record, words) => {
  client.setQueryData(query(getMember).queryKey, record as Member)
  expect(session.token).toBeNull()
  expect(told()).toEqual([words])
})
