/** The networks of USDT, as the wire names them. */
export const NETWORKS = ['TRC20', 'ERC20'] as const
export type Network = (typeof NETWORKS)[number]

/** What members read for a network. */
export const NETWORK_NAMES = { TRC20: '波场Tron', ERC20: '以太坊Ethereum' } as const satisfies Record<
  Network,
  string
>
