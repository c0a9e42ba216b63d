/** The venues, each with a wallet: the games' platforms. Names are invented. */
export const venues: { platname: string; name: string }[] = [
  { platname: 'AG', name: 'AG 国际厅' },
  { platname: 'BG', name: 'BG 真人厅' },
  { platname: 'DG', name: 'DG 梦幻厅' },
  { platname: 'SA', name: 'SA 臻选厅' },
  { platname: 'WM', name: 'WM 欧洲厅' },
  { platname: 'OG', name: 'OG 东方厅' },
  { platname: 'EVO', name: 'EVO 旗舰厅' },
  { platname: 'PG', name: 'PG 电子' },
  { platname: 'FG', name: 'FG 捕鱼' },
  { platname: 'KY', name: 'KY 棋牌' },
  { platname: 'SB', name: 'SB 体育' },
  { platname: 'CP', name: 'CP 彩票' },
]
