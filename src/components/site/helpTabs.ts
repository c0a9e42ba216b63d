/** The help articles by type, in tab order; there is no 6. */
export const helpTabs = [
  { id: '1', label: '常见问题' },
  { id: '2', label: '隐私政策' },
  { id: '3', label: '免责声明与规则' },
  { id: '4', label: '联系我们' },
  { id: '5', label: '代理合作' },
  { id: '7', label: '关于我们' },
  { id: '8', label: '博彩责任' },
] as const

export type HelpType = (typeof helpTabs)[number]['id']

/** The article a query names, or 1 if none or unknown. */
export const helpType = (wanted: string | null): HelpType =>
  helpTabs.find(({ id }) => id === wanted)?.id ?? '1'
