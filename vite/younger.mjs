// Features the portal uses although the oldest engines lack them (floor.mjs), and how it manages without. An entry covers
// everything below its path in MDN's compatibility data. `npm run build` and tests/repository/floor.test.ts reject anything else.

const COSMETIC = 'the declaration falls away; the page looks plainer'

const WAYS_ROUND = {
  'api.InstallEvent.addRoutes': 'the worker answers each request itself',
  'api.URLPattern': 'used with static routes only',
  'api.Window.requestIdleCallback': 'a timer of one second',
  'api.trustedTypes': 'DOMPurify returns text; the worker is registered by its address',
  'api.Window.speechSynthesis': 'the captcha has no button that reads it aloud',
  'api.SpeechSynthesis': 'see above',
  'api.SpeechSynthesisUtterance': 'see above',
  'api.Window.navigation': 'the help page goes back by the history, the libraries do without',
  'api.Navigation': 'see above',
  'api.IDBFactory.databases': 'the first visit to a demo build loads the whole demo server',
  'javascript.builtins.Error.captureStackTrace': 'zod asks first',
  'javascript.builtins.Error.stackTraceLimit': 'stacks are as long as they are',
  'api.Window.setImmediate': 'React asks first and posts a message',
  'api.LargestContentfulPaint.element': 'reports of Web Vitals name no element',
  'api.PerformanceEventTiming': 'web-vitals asks first, and reports no INP',
  'api.PerformanceSoftNavigation': 'web-vitals asks first',
  'api.Window.cancelIdleCallback': 'web-vitals clears a timer instead',
  'html.global_attributes.autocapitalize': 'a desktop keyboard capitalises nothing',
  'html.elements.video.playsinline': 'only iPhones play in full screen without it',
  'html.elements.img.fetchpriority': 'the picture loads in its turn',
  'css.properties.content.alt_text': 'a declaration without the alternative text stands before it',
  'css.properties.text-size-adjust': 'desktop engines enlarge no text',
  'css.at-rules.counter-style': 'lists are numbered in plain figures',
  'css.properties.text-wrap': COSMETIC,
  'css.properties.text-decoration': 'the prefixed declaration stands before it',
  'css.properties.mask.intersect': 'the prefixed -webkit-mask-composite stands before it',
  'css.properties.-webkit-mask-composite': 'mask itself',
  'css.properties.forced-color-adjust': 'no system of these engines forces colours',
  'css.properties.overflow-clip-margin': COSMETIC,
  'css.properties.scrollbar-width': COSMETIC,
  'css.properties.scrollbar-color': COSMETIC,
  'css.properties.content-visibility': 'everything is laid out at once',
  'css.properties.contain-intrinsic-block-size': 'used with content-visibility only',
  'css.properties.cursor': 'a touch screen has none',
  'css.properties.resize': 'only the demo console and text areas; a touch screen has no handle',
  'css.selectors.selection': COSMETIC,
  'css.selectors.-webkit-scrollbar': COSMETIC,
  'css.selectors.-webkit-slider-thumb': 'its pair -moz-range-thumb',
  'css.selectors.-moz-range-thumb': 'its pair -webkit-slider-thumb',
}

/** How the portal manages without a feature, by path; undefined if it is required. */
export const wayRound = (path) =>
  Object.entries(WAYS_ROUND).find(([known]) => path === known || path.startsWith(`${known}.`))?.[1]
