import { createRoot } from 'react-dom/client'
import '../reset.css'
import '../tokens.css'
import { Heading } from '../Heading'
import { IconButton } from '../IconButton'
import { Tile } from '../Tile'

// The look's primitives, side by side; served by `npm run dev` only.

const game = '/games/slot01.svg'

createRoot(document.querySelector('#root')!).render(
  <main style={{ display: 'grid', gap: 24, maxWidth: 900, padding: 24 }}>
    <h1>星澜</h1>
    <Heading title="Heading" note="a section, with its note">
      <IconButton icon="right" label="and its action" />
    </Heading>
    <Heading level="group" title="A group" />
    <Heading title="Tile" note="M: words below the picture; the title once; ▶ or words; a drawing" />
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 16 }}>
      <Tile src="/art/tile-04-cards.svg" title="BG真人厅" line="百家乐・龙虎・10元起" />
      <Tile src={game} title="锦鲤跃金" isTitled line="电子" />
      <Tile src={game} title="锦鲤跃金" isTitled />
      <Tile src={null} title="锦鲤跃金" line="a missing picture" go="进入游戏" />
    </div>
    <Heading title="Tile" note="L: words on the picture; a code, an action in the corner" />
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 16 }}>
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
  </main>,
)
