import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster } from '@/components/Toaster'
import { name } from '@/contract/texts/brand'
import { toast } from '@/state/toasts'
import { NoAnswer, Refused } from '../ask'
import '@/ui/tokens.css'
import '@/ui/reset.css'
import './desk.css'

const client = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: 'always' } },
})

/** Reads what the page shows, again and again while it is visible. */
export const usePolled = <T,>(read: () => Promise<T>, everyMs: number) =>
  useQuery({ queryKey: ['shown'], queryFn: read, refetchInterval: everyMs })

const OFFLINE = '网络异常，请检查当前网络后重试！'

/** What to tell a person of a failure; `unknown` without an answer. Throws all but the server's. */
export function wording(error: unknown, unknown = OFFLINE): string {
  if (error instanceof Refused) return error.message
  if (error instanceof NoAnswer) return unknown
  throw error
}

/** Does something at the server, tells how it went and reads again what the page shows. Resolves to whether it succeeded. */
export async function act(work: () => Promise<unknown>, said = '', unknown = OFFLINE): Promise<boolean> {
  try {
    await work()
    if (said !== '') toast.success(said)
    return true
  } catch (error) {
    toast.error(wording(error, unknown))
    return false
  } finally {
    // Also drops a read that began before.
    await client.invalidateQueries({ queryKey: ['shown'] })
  }
}

/** Shows a demo page in the document. */
export const openDesk = (page: ReactNode): void =>
  createRoot(document.getElementById('root')!).render(
    <QueryClientProvider client={client}>
      {page}
      <Toaster />
    </QueryClientProvider>,
  )

/** The frame of a demo page: what is in its header, and its sections. */
export const Desk = ({
  head,
  links,
  className = '',
  children,
}: {
  head: ReactNode
  /** A second row of the header. */
  links?: ReactNode
  className?: string
  children: ReactNode
}) => (
  <>
    <a className="skip" href="#main">
      跳到主要内容
    </a>
    <header className="head" aria-label="页头">
      <div className="wrap">{head}</div>
      {links}
    </header>
    <main id="main" aria-label="主要内容">
      <div className={`wrap desk ${className}`}>{children}</div>
    </main>
  </>
)

/** A page of the demo that players see. */
export const PlayerDesk = ({
  title,
  foot,
  className = 'narrow',
  back = ['./', '返回首页'],
  children,
}: {
  title: string
  /** The link back: its address and name. */
  back?: readonly [string, string]
  foot: string
  className?: string
  children: ReactNode
}) => (
  <Desk
    className={className}
    head={
      <>
        <p className="title">
          {name} <span className="tag">演示页面</span>
        </p>
        <a className="back" href={back[0]}>
          {back[1]}
        </a>
      </>
    }
  >
    <h1>{title}</h1>
    {children}
    <p className="foot">{foot}</p>
  </Desk>
)

/** A table that scrolls, with keys too. */
export const Scroll = ({ role = 'group', ...box }: ComponentProps<'div'>) => (
  <div className="scroll" role={role} tabIndex={0} {...box} />
)
