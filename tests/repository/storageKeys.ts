/** Every key the app keeps in localStorage; D6's own and those of ours. */
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
  'portal:lastMessage',
  'portal:rememberedAccount',
  'portal:device',
  'portal:offlineReady',
  'portal:sent',
  'portal:ended',
]

/** Every key it keeps in sessionStorage. */
export const TAB_KEYS = ['token', 'baseUrl', 'portal:epoch', 'portal:intents']

/** Names that are no storage keys: a channel, a lock, and a key of earlier versions that is only removed. */
export const OTHER_NAMES = ['portal:session', 'portal:money', 'portal:view']
