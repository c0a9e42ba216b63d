import { QueryClient, QueryClientProvider, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Toaster } from '@/components/Toaster'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { NoAnswer, OFFLINE, Refused } from '../ask'
import '@/ui/tokens.css'
import '@/ui/reset.css'
import './desk.css'

const client = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: 'always' } },
})

/** Reads what the page shows, again and again while it is visible. */
export const usePolled = <T,>(read: () => Promise<T>, everyMs: number) =>
  useQuery({ queryKey: ['shown'], queryFn: read, refetchInterval: everyMs })

/** What to tell a person of a failure; `unknown` without an answer. Throws all but the server's. */
function wording(error: unknown, unknown = OFFLINE): string {
  if (error instanceof Refused) return error.message
  if (error instanceof NoAnswer) return unknown
  throw error
}

/** Does something at the server, tells how it went and reads again what the page shows. Resolves to whether it succeeded. */
export async function act(work: () => Promise<unknown>, said: string, unknown = OFFLINE): Promise<boolean> {
  try {
    await work()
    toast.success(said)
    return true
  } catch (error) {
    toast.error(wording(error, unknown))
    return false
  } finally {
    // Also drops a read that began before.
    await client.invalidateQueries({ queryKey: ['shown'] })
  }
}

/** Why the page could not be read, with a way to try again. */
export const Failure = ({ read: { error, refetch } }: { read: UseQueryResult }) =>
  error && (
    <div className="failure row" role="alert">
      <p className="words">{wording(error)}</p>
      <Button look="outline" onClick={() => void refetch()}>
        重试
      </Button>
    </div>
  )

/** Shows a demo page in the document, until it is unmounted. */
export function openDesk(page: ReactNode): Root {
  const root = createRoot(document.getElementById('root')!)
  root.render(
    <QueryClientProvider client={client}>
      {page}
      <Toaster />
    </QueryClientProvider>,
  )
  return root
}

/** A demo page: its title with the way back in one line, and its sections. */
export const Desk = ({
  title,
  head,
  back = ['./', '返回首页'],
  className = '',
  children,
}: {
  title: string
  /** What stands beside the title. */
  head?: ReactNode
  /** The link back: its address and name. */
  back?: readonly [address: string, name: string]
  className?: string
  children: ReactNode
}) => (
  <>
    <a className="skip" href="#main">
      跳到主要内容
    </a>
    <header className="head" aria-label="页头">
      <div className="wrap">
        <h1>{title}</h1>
        {head}
        <a className="back" href={back[0]}>
          {back[1]}
        </a>
      </div>
    </header>
    <main id="main" aria-label="主要内容" className={`wrap desk ${className}`}>
      {children}
    </main>
  </>
)

/** A box that scrolls, with keys too. */
export const Scroll = ({ role = 'group', ...box }: ComponentProps<'div'>) => (
  <div role={role} tabIndex={0} {...box} />
)
