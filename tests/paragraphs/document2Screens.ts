/** docs/member-centre.md, chapters 1 to 3, in short: numbered paragraphs, each with its rows below it. */
export const document2Screens = `
1.1 what a member can do
1.2 tips shown to members
1.3 one role; kinds of payout accounts
2.1 member routes and their guard
2.2 side menu
  - finance management
  - service centre, agent entries by isagent
2.3 member header
  - avatar with a default
  - VIP level leading to /vip
  - username
  - indicators for name, mobile, email and bank card with their ways
  - main balance
  - one-key recycle
  - shortcuts for deposit, withdraw, transfer, records
2.4 VIP progress
2.5 avatar upload
2.6 profile
  - username and real name are read-only
  - birthday (picker), email and mobile are editable
  - a confirm button saves them
2.7 message centre
  - type 0 announcements, 1 inbox
  - default tab
  - inbox: title, HTML content, time, pages
  - empty text in both tabs
  - login required
2.8 agent application
  - username and real name are read-only
  - contact mobile and note
  - submit
2.9 rebate records
  - totals claimed and pending
  - claim-all
  - platform and time filter
  - table with pages
  - columns; 待领取 for a pending claim time
2.10 bet records
  - platform and time filter
  - table with pages
  - columns
2.11 funds records
  - platform filter, type tabs, time filter, pages
  - columns; order number for deposits and withdrawals only
  - the rest of the view
2.12 activity records
2.13 transfer
  - main balance with refresh
  - one-click recycle
  - switch between mode 0 and 1
  - form in mode 0: wallets, swap, amount of at most 50, button
  - venue grid: name, balance, refresh, 读取中
  - venue dialog with both balances, 转入 and 稍后; disabled in mode 1
  - hidden device field
2.14 deposit
  - enabled channels, manual always
  - bank channel: receiving accounts with copy; form of four fields
  - USDT: TRC20 or ERC20
  - amount with min-max, quick amounts, submit, tips and guide
  - without any account a notice leads to /cardList; closing goes back
2.15 payment instructions
  - order number, countdown, details, 我已支付 and where it leads
  - USDT: rate, quantity, CNY, coin, 210 px code, address with copy
  - USDT warnings, by chain
  - other types: pay type, real amount, code, warnings
  - wallet variant: 262 px code, address or url with copy, warnings
2.16 withdrawal
  - tabs bank 0 and USDT 1; 3 exists without a tab
  - titles, add entry, operation section
  - bound accounts as masked cards; add tile below 5
  - bet amount, amount, quick amounts, pay password, submit
  - USDT: conversion, fee by protocol, arrival
  - add dialogs for bank and for crypto
2.17 payout accounts
  - title, balance with refresh, recover all
  - tabs by type: 1 USDT, 2 Huiwang, 3 wallet app, else USDT
  - addShow opens the dialog
  - table columns and actions by kind
  - empty text
  - add button below five; dialog closed by button or backdrop
  - 绑定 and 稍后绑定; the hidden deposit button
  - delete prompt with payment password
2.18 password centre
  - two tabs
  - three fields, submit and reset
  - switching clears the form
  - hints and lengths
2.19 red-packet records
  - remaining count and total received
  - 去领红包
  - pages of 10, pager only with a total
  - columns
2.20 red-packet grab page
  - new tab, login and switch
  - figures, grab button, rules table and text, shortcuts
  - not started, ended, win and insufficient pop-ups
  - static copy of the page (END, 2022)
3.1 user info
  - names, contacts, avatar
  - balances
  - vip, paysum, isagent
  - transferstatus
  - usdtrate and withdrawusdtrate
  - fees of ERC20 and TRC20
  - kept locally and in app state
  - VIP entry: recharge
3.2 messages and venues
  - inbox notice and its page
  - platform entry, an all entry first
  - venue list item, a platform wallet first
3.3 records
  - rebate record and totals
  - bet record
  - funds record
  - agent application
  - activity application log entry
3.4 deposits
  - pay-way flags
  - pay range
  - receiving account
  - bank list item
3.5 payout accounts, withdrawals
  - account fields; bank_owner holds the protocol of coins
  - lists by type 1, 2, 4
  - bet amount answer
  - deposit payload
  - withdraw payload
  - bind payload
  - password form
3.6 payment info
  - deposit_no
  - info
  - cardlist
  - wallet variant: qrcode, url
3.7 red packets
  - sendnums, acquirednum, max_times
  - rules
  - grab result
  - record summary
  - record
`
