/**
 * The paragraphs of both documents and the lines of the decisions, as the tags tests carry in their titles:
 * `s1-5.2` = document 1 (public site), § 5, its second paragraph; `s2-…` = document 2 (member centre); `D12` = decision 12.
 * A whole section (`s1-5`) may be named too.
 */
const DOCUMENT_1 = `
1.1 what visitors and members can do
1.2 site-wide settings, Chinese texts, home promises, categories, footer, version label
2.1 hash routing, unknown paths to /, scroll to top
2.2 guard: a route that needs login goes to /login with the full target as redirect
2.3 route table
2.4 kept pages
2.5 member bar, clock, visitor links
2.6 sticky header
2.7 category menu, drop-downs, order from 768 px
2.8 back to top after 400 px
2.9 maintenance page
2.10 same page notice
2.11 login modal
2.12 login page
2.13 register page
2.14 home: red-packet button, welcome modal
2.15 home: banner carousel, notice bar, tiles, trust statements
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
3.2 user, login and register input and answers
3.3 games
3.4 banners, notices, articles
3.5 promotions, VIP levels
3.6 URL answers
3.7 client storage
4.1 session begins, ends, is cleared
4.2 blacklisted and disabled users
4.3 login and register flow
4.4 site state, red-packet entry, message page, agent login
4.5 dismissals, promotion cards, states shown
4.6 VIP rules
5.1 login rules
5.2 logout question
5.3 register rules in order
5.4 captcha pool
5.5 promotion apply
6.1 visitor
6.2 member
6.3 refused after login
6.4 agent
7.1 base address, time-out, bearer header, envelope
7.2 the table of calls
8.1 any other code is an error toast; login warns
8.2 article and VIP are silent; loading indicators are cleared
8.3 apply is always success; register keeps success styling
8.4 401 on the balance refresh
8.5 network, blacklist, disabled, red packet, same page texts
8.6 notices
8.7 game launch error
9.1 balance refresh and clock
9.2 jackpot tickers
9.3 notice bar, banner, carousel figures
9.4 menu sizes, thresholds, navigation order
9.5 captcha and field lengths
9.6 rebate constants
9.7 time-outs of pages
9.8 no anti-debugging
`
const DOCUMENT_2 = `
1.1 what a member can do
1.2 tips shown to members
1.3 one role; kinds of payout accounts
2.1 member routes and their guard
2.2 side menu
2.3 member header
2.4 VIP progress
2.5 avatar upload
2.6 profile
2.7 message centre
2.8 agent application
2.9 rebate records
2.10 bet records
2.11 funds records
2.12 activity records
2.13 transfer
2.14 deposit
2.15 payment instructions
2.16 withdrawal
2.17 payout accounts
2.18 password centre
2.19 red-packet records
2.20 red-packet grab page
3.1 user info, VIP entry
3.2 notices, platforms, venues
3.3 records
3.4 deposits
3.5 payout accounts, withdrawals
3.6 payment info
3.7 red packets
4.1 rebate state
4.2 bet status
4.3 deposit and withdrawal state
4.4 transfer state
4.5 activity application state
4.6 transfer mode and venue balances
4.7 deposit channel and submit
4.8 withdrawal
4.9 payment page
4.10 bind dialog
4.11 password change
4.12 red packet grab
5.1 profile and agent application rules
5.2 rebate claim
5.3 transfer rules
5.4 deposit rules
5.5 withdrawal rules
5.6 bind Huiwang rules
5.7 bind crypto rules
5.8 unbind and the limit of five
5.9 password change rules
5.10 red packet rules
6.1 roles
6.2 sensitive actions need the payment password
7.1 base address, time-out, envelope
7.2 the table of calls
8.1 error toasts, loading indicators
8.2 transfer, venue poll, network failures
8.3 red packet errors
8.4 success texts
9.1 page size, filter codes
9.2 deposit and withdrawal figures
9.3 intervals and delays
9.4 account limits
9.5 payment window, red-packet hours
`

const tagsOf = (document: 1 | 2, list: string) =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [place = '', ...words] = line.split(' ')
      return { tag: `s${document}-${place}`, text: words.join(' ') }
    })

/** Every paragraph with its tag. */
export const paragraphs: { tag: string; text: string }[] = [
  ...tagsOf(1, DOCUMENT_1),
  ...tagsOf(2, DOCUMENT_2),
  ...Array.from({ length: 54 }, (_, index) => ({ tag: `D${index + 1}`, text: `decision ${index + 1}` })),
]

/** Whether a test may carry this tag. */
export const isTag = (tag: string): boolean =>
  paragraphs.some((paragraph) => paragraph.tag === tag || paragraph.tag.startsWith(`${tag}.`))
