/** docs/decisions.md, a line each. */
export const decisions = `
1 paths: the query inside the hash, children under /mine too
2 where a login leads, and where it never does
3 a link to the page already shown
4 kept pages: what they keep and what they stop
5 sponsorship: two fictional clubs
6 names and shape of what is stored
7 what ends with a session
8 two tabs, and which new tab gets the token
9 answers later than their session
10 记住密码 keeps the name only
11 限时公告; one dialog at a time
12 the captcha pool
13 per-call exceptions of tone
14 base address, lines, hosts of the demo server
15 the envelope
16 tolerant reading
17 pages of rows
18 getVisitUrl
19 server URLs are http(s)
20 new tabs, pop-up blockers, the way to the payment page
21 red-packet records
22 accounts of the wallet app
23 inbox paging
24 requests that change something: once, never retried, unknown outcomes, request ids
25 polls
26 exact amounts, their display and their entry
27 Beijing time
28 deposit range, paytypes, manual channel, coin
29 withdrawal: quick amounts, rate, estimate
30 red packet: when which pop-up
31 device field
32 banks that are not supported for payouts
33 jackpot caption, 18+
34 down to 360 px
35 slots lobby: search, favourites, recent
36 keyboard, screen reader, WCAG 2.2 AA
37 the demo server's state and ledger
38 its accounts
39 its back office by rule
40 its game window
41 its controls for testers
42 the payout account's name
43 the top level of the repository
44 English for readers, Chinese for players
45 401 and 403
46 password change
47 order of checks
48 patterns
49 VIP level, tabs and figures
50 game addresses and by-code lists
51 notices, tiles, menus, lists at once
52 unread messages, 刷新余额, 记录, the download link
53 demo pages in demo builds only, .npmrc
54 what the worker stores; first install, update
55 the repository carries its documents; every citation resolves
56 build code in vite/, facts by import
57 plain English
58 no picture of a page instead of the page
59 a first visit to a demo build
60 the payment password by build; lengths where one is set; what fields keep is told
61 messages that are not Chinese
62 the payment page’s picture
63 notices are read as text
64 a readable refusal of an upload shows as a refusal
65 a transfer shows the amount that moved
66 401 on any call with the session’s token
67 the wagering figure promises nothing
68 unknown outcomes: the request, its lookup and its release
69 a deposit’s life
70 records update themselves
71 withdrawals are confirmed and followed
72 the same request keeps its id; the block belongs to the account on this device
73 the member centre on a phone
74 理性娱乐: own limits, pause, reminder and figures on this device
75 other pages steer neither the demo server nor the portal
76 once on the wire: streams, the proxy’s part, no answer by redirect
77 a recall goes on with venues that still hold money; a transfer without success may be under way
78 what is typed: invisible marks, width, fields filled without events; long lists and CSV
79 links as people share them
80 a translator breaks nothing; a page mends itself; dialogs of no page leave with the route
81 an open order can be followed on every page; no second 去支付
83 other clients speak to the demo server as to real ones; polls obey Retry-After
`
