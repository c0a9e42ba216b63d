import { Link } from 'wouter'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import shared from '@/ui/shared.module.css'
import { EmptyState } from '@/ui/Status'

/** Stands for a page of a later part; `comingSoon` in routes.tsx lists them. */
export function ComingSoonPage() {
  return (
    <div className={shared.wrap}>
      <h1 tabIndex={-1} className={shared.srOnly}>
        建设中
      </h1>
      <EmptyState text="建设中">
        <Link href={paths.home} className={buttonClass({ look: 'outline' })}>
          返回首页
        </Link>
      </EmptyState>
    </div>
  )
}
