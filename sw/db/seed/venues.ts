/** The venues, each with a wallet: the games' platforms. Names are invented. */
export const venues: { platname: string; name: string }[] = [
  { platname: 'AG', name: 'AG国际厅' },
  { platname: 'BG', name: 'BG真人厅' },
  { platname: 'DG', name: 'DG梦幻厅' },
  { platname: 'SA', name: 'SA臻选厅' },
  { platname: 'WM', name: 'WM欧洲厅' },
  { platname: 'OG', name: 'OG东方厅' },
  { platname: 'EVO', name: 'EVO旗舰厅' },
  { platname: 'PG', name: 'PG电子' },
  { platname: 'FG', name: 'FG捕鱼' },
  { platname: 'KY', name: 'KY棋牌' },
  { platname: 'SB', name: 'SB体育' },
  { platname: 'CP', name: 'CP彩票' },
]
