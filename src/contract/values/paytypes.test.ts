import { expect, it } from 'vitest'
import { PAYTYPES, readPaytypes } from './paytypes'

it.each([undefined, '', ' ', ' , '])(
  'a build without channels (%j) offers all',
  { tags: 'D28' },
  (setting) => {
    expect(readPaytypes(setting)).toEqual(PAYTYPES)
  },
)

it('a build offers the channels it names, with or without spaces', { tags: 'D28' }, () => {
  expect(readPaytypes(' wxpay,bank ,')).toEqual(['wxpay', 'bank'])
})

it.each(['wechat', 'bank,cash', 'bank;usdt', 'Bank', 'toString'])(
  'a build that names "%s" fails and lists the valid names',
  (setting) => {
    expect(() => readPaytypes(setting)).toThrow(
      /^VITE_DEPOSIT_CHANNELS: no channel is called .+; the names are antoken, bank, usdt, wxpay, alipay, rengong$/,
    )
  },
)
