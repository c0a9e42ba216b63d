import { createRoot } from 'react-dom/client'
import '../reset.css'
import '../tokens.css'
import { TextField } from '../forms/TextField'
import { Heading } from '../Heading'
import { Icon } from '../Icon'
import { IconButton } from '../IconButton'
import { Notice } from '../Notice'
import { Row } from '../Row'
import { EmptyState, ErrorState } from '../Status'
import { Surface } from '../Surface'
import { Tile } from '../Tile'

// The look's primitives, side by side; served by `npm run dev` only.

const game = '/games/slot01.svg'

createRoot(document.querySelector('#root')!).render(
  <main style={{ display: 'grid', gap: 24, maxWidth: 900, padding: 24 }}>
    <Heading level="page" title="A page" />
    <Heading title="Heading" note="a section, with its note">
      <IconButton icon="right" label="and its action" />
    </Heading>
    <Heading level="group" title="A group" />
    <Heading title="Surface" note="raised, sunken, accent" />
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 16 }}>
      <Surface>raised</Surface>
      <Surface look="sunken">sunken</Surface>
      <Surface look="accent">accent</Surface>
    </div>
    <Heading title="Row" note="56 px, 64 with a meta line; a link, a button or plain" />
    <Surface>
      <Row lead={<Icon name="wallet" />} title="主账户" value="¥28,640.50" />
      <Row href="#/" title="支付宝扫码" meta="今天10:30" value="+500.00" state="成功" />
      <Row title="AG国际厅" value="0.00" end={<IconButton icon="refresh" label="刷新" />} />
    </Surface>
    <Heading title="Notice" note="in its place, never as a toast too" />
    <Notice>银行维护至12:00</Notice>
    <Notice tone="good">已绑定</Notice>
    <Notice tone="waiting" action={<a href="#/">查看</a>}>
      有一笔存款待支付
    </Notice>
    <Notice tone="bad">支付密码错误</Notice>
    <Heading title="Tile" note="M: words below the picture; the title once; ▶ or words; a drawing" />
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))', gap: 16 }}>
      <Tile src="/art/tile-04-cards.svg" title="BG真人厅" line="百家乐・龙虎・10元起" />
      <Tile src={game} title="锦鲤跃金" isTitled line="电子" />
      <Tile src={game} title="锦鲤跃金" isTitled />
      <Tile src={null} title="锦鲤跃金" line="a missing picture" go="进入游戏" />
    </div>
    <Heading title="Tile" note="L: words on the picture; a code, an action in the corner" />
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 16 }}>
      <Tile
        size="L"
        src="/art/home-live.svg"
        code="AG"
        title="AG国际厅"
        line="百家乐・轮盘・10元起"
        aria-label="进入AG国际厅"
        action={<IconButton icon="heart" label="收藏" />}
      />
      <Tile
        size="L"
        src="/art/home-sports.svg"
        title="体育赛事"
        line="足球・今日48场"
        aria-label="进入体育赛事"
      />
    </div>
    <Heading title="Tile" note="S: a line with a small picture" />
    <div style={{ display: 'flex', gap: 12 }}>
      <Tile size="S" src={game} title="锦鲤跃金" />
      <Tile size="S" src="/games/slot02.svg" title="星河宝石" />
    </div>
    <Heading title="Field" note="a hint or a message in one line; an amount" />
    <TextField label="账号" limit="6-10位字母和数字" />
    <TextField label="手机号" error="请输入正确手机号" />
    <TextField label="金额" money />
    <Heading title="Status" note="empty, a failure of the server, a lost network" />
    <EmptyState reason="换个时间试试" />
    <ErrorState message="服务器繁忙，请稍后再试" onRetry={() => {}} />
    <ErrorState message="网络已断开" isOffline onRetry={() => {}} />
  </main>,
)
