import type { RowOf } from './rows'
import { iso } from './times'

const BANKS = [
  { id: 1, bank_name: '工商银行', bank_img: 'icbc.png' },
  { id: 2, bank_name: '建设银行', bank_img: 'ccb.png' },
  // The row of a crypto network among the banks.
  { id: 3, bank_name: 'USDT', bank_img: 'usdt.png' },
]
const ACCOUNTS = [
  { id: 1, bank_id: 1, bank_no: '6222000011112222', bank_owner: '王五', bank_address: '北京支行' },
  { id: 2, bank_id: 2, bank_no: '6217000099998888', bank_owner: '赵六', bank_address: '上海支行' },
]

/** A bank's row; undefined when the back office has none of that name. */
export const bankNamed = (name: string) => BANKS.find(({ bank_name }) => bank_name === name)

/** The banks of the list, and the platform's own accounts with their banks. */
export function banksOf(begun: number, images: string, row: RowOf) {
  const written = { created_at: iso(begun), updated_at: iso(begun) }
  const stored = ({ id, bank_name, bank_img }: (typeof BANKS)[number]) => ({
    ...row({ id, code: null, bank_name, bank_img, order: 0, state: 1 }),
    ...written,
  })
  const picture = (name: string | undefined) => `${images}/uploads/${name}`
  return {
    list: () => BANKS.map((bank) => ({ ...stored(bank), ico: picture(bank.bank_img) })),
    accounts: () =>
      ACCOUNTS.map((account) => {
        const bank = BANKS.find(({ id }) => id === account.bank_id)
        return {
          ...row({ ...account, info: null, state: 1 }),
          ...written,
          ico: picture(bank?.bank_img),
          bank_data: bank ? stored(bank) : null,
        }
      }),
  }
}
