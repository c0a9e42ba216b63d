/** docs/public-site.md in short: numbered paragraphs, each with its rows below it. */
export const document1 = `
1.1 what visitors and members can do
1.2 site-wide settings, Chinese texts, home promises, categories, footer, version label
2.1 hash routing, unknown paths to /, scroll to top
2.2 guard: a route that needs login goes to /login with the full target as redirect
2.3 route table
  - /: home, public
  - /register: registration, optional pid
  - /login: login page
  - /abouts?type: help and content pages
  - /realbet /sport /gaming /joker /concise /lottery: game lobbies
  - /activity: promotion list
  - /activityInfo?id: promotion detail
  - /app: app download
  - /vip: VIP page
  - /agent: agent recruitment
  - /mine and children: member area, login required
  - /gamePage: launch; name, type, code, or dailiD=1; not guarded
  - /payInfo?deposit_no: payment instructions, not guarded
  - /userredpacket: the page itself wants login and redpacket_switch not 0
  - /asdwl: sponsorship
2.4 children of the member area and kept pages
  - children of /mine; header links to message, transfer, recharge, withdraw, mine
  - lobbies, abouts, activity, app, vip, agent and recharge keep their state
2.5 member bar, clock, visitor links
2.6 sticky header
2.7 category menu, drop-downs, order from 768 px
2.8 back to top after 400 px
2.9 maintenance page
2.10 same page notice
2.11 login modal
2.12 login page
2.13 register page
2.14 home: what lies over it
  - red-packet button: shown at 1 until dismissed, leads to /userredpacket
  - welcome modal: title, webcontent, QR code with its local fallback
2.15 home: banners and tiles
  - banner carousel, notice bar, a notice’s detail, 更多
  - three platform tiles, four trust statements
2.16 help page
2.17 live casino lobby
2.18 sports lobby
2.19 e-sports lobby
2.20 board games lobby
2.21 slots and fishing lobby
2.22 lottery lobby
2.23 opening a game without a token opens the login modal
2.24 promotion list
2.25 promotion detail
2.26 app download
2.27 VIP page
2.28 game launch
2.29 sponsorship pages
2.30 agent landing page
3.1 app info
3.2 people
  - user: balances, isblack, status, current_vip, vipname
  - login input and new_api_token
  - register input and api_token
3.3 games
  - general list: category_id, app_state, platform_name, game_code, name, pictures
  - by-code lists: gamename, gamepic, catecode, gamecode
3.4 contents
  - banner: src, list of type 1
  - home notice: a list of texts
  - article: content by type
3.5 offers
  - promotion types and promotions: id state banner title content memo can_apply
  - VIP level: status recharge flow and six rebate percentages
3.6 URL answers of visit, service, agent login and game
3.7 client storage
4.1 session begins, ends, is cleared
4.2 blacklisted and disabled users
4.3 flows
  - login: captcha first, then the server; a failure clears and redraws it
  - register: token saved, user read, home
  - login modal: closing resets the form and draws a new captcha
4.4 doors
  - site state: the app or the maintenance page
  - red-packet page, message page and agent login: login, switch, new tab
4.5 what is shown
  - red-packet button and welcome modal until dismissed
  - one promotion card expanded at a time; state 1 and status 1 only
  - the game tab closes after an error
4.6 VIP rules
5.1 login rules
5.2 logout question
5.3 register rules in order
  - account
  - password
  - confirmation
  - real name
  - withdrawal password
  - captcha
5.4 captcha pool of 21, drawn among the first 20
5.5 promotion apply: the amount on the detail page, none on the list
5.6 the payment page reads only with a deposit_no
6.1 visitor
6.2 member
6.3 refused after login
6.4 agent
7.1 base address, time-out, bearer header, envelope; base address saved before login and register
7.2 the table of calls
  - POST /api/app
  - GET /api/getVisitUrl
  - POST /api/login_pc name password code
  - POST /api/register name password confirmPass realname paypassword code pid
  - POST /api/logoff
  - POST /api/user
  - POST /api/balance
  - POST /api/getservicerurl
  - GET /api/getAgentLoginUrl is_mobile_url
  - POST /api/getGameUrl plat_name game_type game_code is_mobile_url
  - GET /api/game/list category
  - POST /api/gamelistBycode gamecode
  - POST /api/homenotice
  - POST /api/bannerList type
  - POST /api/article type
  - POST /api/activitytype
  - POST /api/activitylist type
  - POST /api/activitydeatil id
  - POST /api/doactivityapply activityid amount
  - POST /api/uservip
7.3 what the server does inside
8.1 any other code is an error toast; login warns
8.2 article and VIP are silent; loading indicators are cleared
8.3 always in success styling
  - promotion apply
  - register
8.4 401 on the balance refresh
8.5 texts
  - login without a network
  - blacklisted and disabled
  - red packet closed, same page
8.6 notices
8.7 game launch error
8.8 a member route without token leads to /login
9.1 balance refresh and clock
9.2 jackpot tickers
9.3 notice bar, banner, carousel figures
9.4 sizes and thresholds
  - drop-downs of 6 and 7, slots swiper of 8
  - header 30 px, back to top 400 px, menu order from 768 px
9.5 captcha and field lengths
9.6 rebate constants
9.7 time-outs of pages
9.8 no anti-debugging
`
