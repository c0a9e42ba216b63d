import { expect, it } from 'vitest'
import { PAYTYPES, readPaytypes } from './paytypes'

it.each([undefined, '', ' ', ' , '])('a build that names no channel (%j) offers all [D28]', (setting) => {
  expect(readPaytypes(setting)).toEqual(PAYTYPES)
})

it('a build offers the channels it names, whatever space stands between them [D28]', () => {
  expect(readPaytypes(' wxpay,bank ,')).toEqual(['wxpay', 'bank'])
})

it.each(['wechat', 'bank,cash', 'bank;usdt', 'Bank', 'toString'])(
  'a build that names "%s" fails and says which names there are [D28]',
  (setting) => {
    expect(() => readPaytypes(setting)).toThrow(
      /^VITE_DEPOSIT_CHANNELS: no channel is called .+; the names are antoken, bank, usdt, wxpay, alipay, rengong$/,
    )
  },
)
