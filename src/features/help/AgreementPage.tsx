import { LobbyHero } from '@/components/games/LobbyHero'
import { SupportButton } from '@/components/site/SupportButton'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { classNames } from '@/lib/classNames'
import shared from '@/ui/shared.module.css'
import { agreement } from './agreement'
import styles from './AgreementPage.module.css'

/** The account rules, with links to the other terms. */
export function AgreementPage() {
  return (
    <>
      <LobbyHero title="用户协议" line="注册与使用账户前，请先读完这一页。" />
      <div className={classNames(shared.wrap, styles.content)}>
        <article className={styles.article}>
          {agreement.map(({ title, rules }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </section>
          ))}
          <section>
            <h2>相关条款与帮助</h2>
            <p className={styles.more}>
              {[
                ['免责声明与规则', 3],
                ['隐私政策', 2],
                ['博彩责任', 8],
              ].map(([label, type]) => (
                <Link key={type} href={paths.help(Number(type))} className={shared.link}>
                  {label}
                </Link>
              ))}
            </p>
            <SupportButton />
          </section>
        </article>
      </div>
    </>
  )
}
