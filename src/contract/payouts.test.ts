import { expect, it } from 'vitest'
import { isNoBank } from './payouts'

it('drops coins, chains and the wallet app from a list of banks', { tags: 'D16' }, () => {
  expect(
    ['USDT', 'usdt', 'USDT-TRC20', ' USDT', 'TRC20', 'erc-20', 'antoken'].filter((name) => !isNoBank(name)),
  ).toEqual([])
  expect(['工商银行', '建设银行', 'HSBC', '数字USDT银行', ''].filter(isNoBank)).toEqual([])
})
