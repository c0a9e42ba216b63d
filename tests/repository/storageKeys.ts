/** Every key the app keeps in localStorage: D6's and our own. */
export const LOCAL_KEYS = [
  'userInfo',
  'appInfo',
  'messageNum',
  'bannerList',
  'realbetList',
  'jokerList',
  'gamingList',
  'sportList',
  'lotteryList',
  'conciseList',
  'pid',
  'serverUrl',
  'portal:reads',
  'portal:version',
  'portal:favourites',
  'portal:recent',
  'portal:dismissed',
  'portal:motion',
  'portal:searchKey',
  'portal:lastMessage',
  'portal:rememberedAccount',
  'portal:device',
  'portal:offlineReady',
  'portal:channel',
  'portal:orders',
  'portal:sent',
  'portal:ended',
  'portal:limits',
]

/** Every key the app keeps in sessionStorage. */
export const TAB_KEYS = [
  'token',
  'baseUrl',
  'portal:epoch',
  'portal:intents',
  'portal:reported',
  'portal:played',
  'portal:drafts',
]

/** Names that aren't storage keys: a channel and locks. */
export const OTHER_NAMES = ['portal:session', 'portal:money', 'portal:deposit']
