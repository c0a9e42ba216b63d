/** docs/member-centre.md, chapters 4 to 9, in short: numbered paragraphs, each with its rows below it. */
export const document2Rules = `
4.1 rebate state
4.2 bet status
4.3 deposit and withdrawal state
4.4 transfer state
4.5 activity application state
4.6 transfer mode and venue balances
  - mode 0 and 1; the form in 0 only
  - polled every 3.5 s until a refusal or leaving
4.7 deposit channel and submit
  - the first enabled one is selected, in order, else manual
  - another channel resets protocol, bank form and amount and reads its range
  - submit: waits for review, /transRecord after 2 s, /payInfo in a new tab
4.8 withdrawal: review, /transRecord after 1.5 s
4.9 payment page
  - reads only with a deposit_no
  - countdown to creation plus an hour, mm:ss, 00:00 once past
  - wallet variant: an hour from page load
  - the countdown does not stop the payment
  - the message names the type, antoken the wallet variant
4.10 bind dialog
  - closed, Huiwang form, USDT form
  - opening and closing clear what was entered
  - another tab resets to TRC20
  - after binding or unbinding the lists are read and it closes
4.11 password change
  - login password: everything cleared, home page, login dialog
  - payment password: still logged in, the form closes
4.12 red packet grab
  - nothing left: insufficient pop-up
  - else the call: win and figures again, or the server’s message
5.1 profile and agent application
  - mobile
  - email
  - birthday
  - application note
5.2 rebate claim
5.3 transfer
  - source and target differ
  - one side is the platform wallet
  - amount required
5.4 deposit
  - amount within the range
  - bank channel: name, bank, number, address
5.5 withdrawal
  - an account is selected
  - not below 100
  - pay password, digits, 6
  - USDT: rounded down to 2 decimals, less the fee
5.6 bind Huiwang
  - name
  - bank
  - branch address
  - number
  - payment password
  - number of at least 8
  - payment password of 6 to 18
  - digits only, at most 6
5.7 bind USDT or crypto
  - address
  - protocol
  - payment password
  - word characters only
  - bank is USDT, or antoken on tab 3
  - ERC20 on the USDT tab only
5.8 unbind and the limit
  - a payment password of six digits
  - five of a type at most
5.9 password change
  - old required
  - new required
  - old of 6
  - new of 6
  - confirmation required
  - confirmation equal
  - new differs from old; the form is cleared
  - 6 checked, 8 hinted; withdrawal password of six digits
5.10 red packet
  - nothing left: no grab
  - rules text: recharge counted, deposit range, expiry
6.1 roles
  - member: every feature
  - isagent 0 and 1
  - free-transfer mode disables manual transfers
  - server-side permissions, admin roles
6.2 bind, unbind and the withdrawal password need the payment password
7.1 base address, time-out, JSON, bearer, envelope
7.2 the table of calls
  - POST /api/transall
  - POST /api/uservip
  - POST /api/uploadimg file
  - POST /api/homenotice
  - POST /api/noticeList page
  - POST /api/editPassword password paypassword newpasword
  - POST /api/editPayPassword password paypassword newpasword
  - POST /api/updateuserinfo email mobile birthday
  - POST /api/applyagentdo mobile apply_info
  - POST /api/balancelist
  - POST /api/balancelist2
  - POST /api/getfanshui date page api_type type
  - POST /api/dofanshui
  - POST /api/betrecord date page api_type
  - POST /api/gettransrecord date type page api_type
  - POST /api/transfer amount sourcetype targettype
  - POST /api/userapimoney/{code} code
  - POST /api/uptransferstatus transferstatus
  - POST /api/balance
  - POST /api/refreshusermoney
  - GET /api/get_pay_way
  - POST /api/getPayRange type
  - POST /api/recharge paytype amount bank bank_address bank_no bank_owner catepay
  - POST /api/banklist
  - POST /api/getpaybank
  - POST /api/getcard type
  - POST /api/bindcard bank bank_no bank_owner bank_address pay_pass
  - POST /api/delcard id pay_pass
  - POST /api/getBetAmount
  - POST /api/withdraw amount bank password
  - POST /api/payinfo deposit_no
  - GET /api/userredpacket
  - POST /api/douserredpacket
  - POST /api/activityApplyLog
7.3 calls the document does not give
  - record paging of red packets, loading of wallet-app accounts (D21, D22)
  - effects on the server
8.1 any other code: its message as an error toast, loading ends
8.2 transfer and network
  - transfer shows its message either way
  - a failing venue poll is told and stops
  - network failures
8.3 red packet, payment and local checks
  - red-packet info: the server’s message
  - grab refused: pop-up with message and way to deposit
  - grab without an answer: 服务器异常
  - payment info: the server’s message
  - a guarded route without token leads to /login
  - local messages (§5)
8.4 success texts
  - 密码修改成功！
  - 操作成功
  - 解绑成功
  - 绑定成功, the server’s message for USDT
  - operation successful
  - 提交成功，等待审核
  - 复制成功
  - 正在前往页面
9.1 lists
  - 10 rows a page
  - date codes 1 to 4, 4 unless told
  - funds types 1 to 4, 1 unless told
9.2 amounts
  - quick deposit amounts
  - 100 to 10000 until the server tells
  - withdrawal of at least 100
9.3 moments
  - poll of 3500 ms
  - 2000 ms after a deposit, 1500 ms after a withdrawal
9.4 accounts and passwords
  - five accounts of a kind
  - payment password of 6 digits, 6 to 18 when binding
  - Huiwang number of 8
  - account password: 6 checked, 8 hinted, 50 at most
  - TRC20 by default; markers USDT and antoken; types 1, 2, 4
  - transfer amount of at most 50 characters
9.5 payment and red packets
  - a payment window of an hour, a tick a second
  - grabs from 10:00 to 12:00 Beijing, deposits from 12:00 to 10:00
  - turnover recalculated in 10-15 minutes; 1x turnover without a promotion
  - rebate and other rates
`
