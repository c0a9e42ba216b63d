import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { InParts } from '@/components/InParts'
import { Region } from '@/components/Region'
import { listNotices } from '@/contract/content'
import { formatDay } from '@/contract/values/beijing'
import { readServerTime } from '@/contract/wire/codecs'
import { Icon } from '@/ui/Icon'
import { Row } from '@/ui/Row'
import { Skeleton } from '@/ui/Status'
import styles from './messages.module.css'

/** 平台公告: the notices in the server's order, with their dates if any. */
export function Announcements() {
  const read = useQuery(query(listNotices))
  return (
    <Region
      read={read}
      loading={<Skeleton rows className={styles.waiting} />}
      isEmpty={(notices) => notices.length === 0}
    >
      {(all) => (
        <InParts rows={all}>
          {(notices) => (
            <ul>
              {notices.map(({ text, published }, index) => (
                // Texts may repeat.
                <li key={`${index} ${text}`}>
                  <Row
                    className={styles.notice}
                    lead={<Icon name="horn" size={18} />}
                    title={<bdi>{text}</bdi>}
                    meta={
                      readServerTime(published) !== null && (
                        <time>{formatDay(readServerTime(published))}</time>
                      )
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </InParts>
      )}
    </Region>
  )
}
