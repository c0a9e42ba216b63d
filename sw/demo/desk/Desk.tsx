import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster } from '@/components/Toaster'
import { toast } from '@/state/toasts'
import { NoAnswer, Refused } from '../ask'
import '@/ui/tokens.css'
import '@/ui/reset.css'
import './desk.css'

const client = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: 'always' } },
})

/** What to tell a person of a failure. Throws all but the server's. */
export function wording(error: unknown): string {
  if (error instanceof Refused) return error.message
  if (error instanceof NoAnswer) return '网络异常，请检查当前网络后重试！'
  throw error
}

/** Does something at the server, tells how it went and reads again what the page shows. Resolves to whether it succeeded. */
export async function act(work: () => Promise<unknown>, said = ''): Promise<boolean> {
  try {
    await work()
    if (said !== '') toast.success(said)
    return true
  } catch (error) {
    toast.error(wording(error))
    return false
  } finally {
    // Also drops a read that began before.
    await client.invalidateQueries()
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

/** A table that scrolls, with keys too. */
export const Scroll = ({ role = 'group', ...box }: ComponentProps<'div'>) => (
  <div className="scroll" role={role} tabIndex={0} {...box} />
)
