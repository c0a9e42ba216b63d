import { LobbyHero } from '@/components/games/LobbyHero'
import { SupportButton } from '@/components/site/SupportButton'
import { classNames } from '@/lib/classNames'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Heading } from '@/ui/Heading'
import layout from '@/ui/layout.module.css'
import shared from '@/ui/shared.module.css'
import { surface } from '@/ui/Surface'
import styles from './help.module.css'

/** The user agreement by chapter; each rule is one that the portal or its documents already follow. */
const agreement: readonly { title: string; rules: readonly string[] }[] = [
  {
    title: '谁可以注册',
    rules: [
      '您须年满18周岁；未满18周岁不得注册或参与。',
      '请先确认所在地的法律允许您使用本站的服务，由此产生的责任由您自行承担。',
      '注册资料须真实；真实姓名须与收款账户的户名一致，否则无法取款。',
    ],
  },
  {
    title: '账户与密码',
    rules: [
      '账户仅供您本人使用，不得出借、转让或代他人操作。',
      '登录密码与支付密码由您保管；在公用设备上使用后，请退出登录。',
      '发现账户异常时，请立即修改密码并联系在线客服。',
    ],
  },
  {
    title: '资金',
    rules: [
      '存款、取款与转账以本站记录为准，每笔记录都可在会员中心查询。',
      '页面提示结果未知时，请先查看记录，不要重复提交。',
      '未参加优惠的存款需完成1倍流水方可取款；参加优惠的，以该活动的规则为准。',
    ],
  },
  {
    title: '优惠活动',
    rules: ['每项优惠的条件、流水与时间以其详情页为准，申请前请阅读。', '优惠仅限会员本人按规则申请。'],
  },
  {
    title: '理性娱乐',
    rules: [
      '娱乐有输有赢，请量力而行，不要动用生活所需的资金。',
      '感到难以控制时，请停止投注，并阅读博彩责任页或联系在线客服。',
    ],
  },
]

/** The account rules, with links to the other terms. */
export function AgreementPage() {
  return (
    <>
      <LobbyHero title="用户协议" line="注册与使用账户前，请先读完这一页。" />
      <div className={classNames(shared.wrap, styles.content)}>
        <article className={classNames(surface(), styles.article)}>
          {agreement.map(({ title, rules }) => (
            <section key={title}>
              <Heading title={title} />
              <ul className={styles.rules}>
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </section>
          ))}
          <section>
            <Heading title="相关条款与帮助" />
            <p className={layout.cluster}>
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
