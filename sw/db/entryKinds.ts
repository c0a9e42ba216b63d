/** The kinds of the ledger's movements, with their names in the console. */
export const ENTRY_KINDS = {
  opening: '期初',
  registration: '注册赠送',
  deposit: '存款',
  withdrawal: '取款申请',
  payout: '取款出账',
  return: '取款退回',
  transfer: '转账',
  stake: '投注',
  win: '派彩',
  refund: '注单退回',
  rebate: '返水',
  'red packet': '红包',
  bonus: '礼金',
  commission: '代理佣金',
  adjustment: '人工调整',
} as const
