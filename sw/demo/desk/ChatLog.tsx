import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { timeOnly } from './texts'

/** A line of a chat as both sides show it. */
export type ShownLine = {
  id?: number | undefined
  from: string
  text: string
  at: number
  hasPicture: boolean
}
type Read = (line: number) => Promise<Blob>

/** A picture that starts loading when it is mounted. */
function ChatPicture({ line, read, onLoad }: { line: number; read: Read; onLoad: (height: number) => void }) {
  const [address, setAddress] = useState<string | null>('')
  useEffect(() => {
    void read(line).then(
      (blob) => setAddress(URL.createObjectURL(blob)),
      () => setAddress(null),
    )
  }, [line, read])
  if (address === null) return <p className="text">图片读取失败</p>
  return (
    <img
      className="picture"
      alt="聊天图片"
      src={address || undefined}
      onLoad={({ currentTarget }) => {
        URL.revokeObjectURL(currentTarget.src)
        onLoad(currentTarget.offsetHeight)
      }}
    />
  )
}

/** The lines of a chat, as text and never as HTML. It scrolls to new ones, unless the reader has scrolled up. */
export function ChatLog({
  role,
  label,
  lines,
  names,
  read,
}: {
  role: 'log' | 'region'
  label: string
  lines: ShownLine[]
  /** The names of who speaks, `''` for none. */
  names: Record<string, string>
  read: Read
}) {
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const placed = useRef(-1)
  /** To the end, or to the beginning of what has come since the reader's own line, if that is taller than the log. */
  const toEnd = () => {
    const { children, scrollHeight, clientHeight } = log.current!
    const first = children[lines.findLastIndex(({ from }) => from === 'player') + 1]?.getBoundingClientRect()
    const end = log.current!.lastElementChild?.getBoundingClientRect().bottom ?? 0
    const rest = first && lines.at(-1)?.from !== 'player' ? end - first.top + 16 : 0
    log.current!.scrollTop = rest > clientHeight ? scrollHeight - rest : scrollHeight
    placed.current = log.current!.scrollTop
  }
  const newest = lines.at(-1)
  const follow = useEffectEvent(() => {
    if (isAtEnd.current || newest?.from === 'player') toEnd()
  })
  useLayoutEffect(() => follow(), [newest?.id, newest?.from])
  const measure = (grown = 0) => {
    const { scrollHeight, scrollTop, clientHeight } = log.current!
    const isEnd = scrollHeight - scrollTop - clientHeight < 60 + grown
    return (isAtEnd.current = isEnd || scrollTop === placed.current)
  }
  return (
    <div ref={log} className="log" role={role} aria-label={label} tabIndex={0} onScroll={() => measure()}>
      {lines.map(({ id = 0, from, text, at, hasPicture }) => (
        <div key={id} className={`bubble from-${from}`}>
          {names[from] && <p className="from">{`${names[from]} ${timeOnly(at).slice(0, 5)}`}</p>}
          {text !== '' && <p className="text">{text}</p>}
          {hasPicture && (
            <ChatPicture line={id} read={read} onLoad={(height) => measure(height) && toEnd()} />
          )}
        </div>
      ))}
    </div>
  )
}
