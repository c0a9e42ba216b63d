import { venues } from '../../db/seed/venues'
import { PatchForm, type Row } from './PatchForm'
import { Panel, Switch } from './parts'
import { act } from './state'

const SITE: Row[] = [
  ['title', '站点名称'],
  ['repair_tips', '维护提示', 'area'],
]
const MORE: Row[] = [
  ['webcontent', '弹窗内容（HTML）', 'area'],
  ['site_logo', '标志图片地址'],
  ['ios_download_url', '应用下载地址'],
  ['ios_download_qrcode', '下载二维码地址'],
]
/** The switches and the numbers they stand for. */
const SWITCHES = [
  ['site_state', '维护中', 0, 1],
  ['redpacket_switch', '红包入口', 1, 0],
  ['index_modal', '欢迎弹窗', 1, 0],
] as const

/** Site state, red-packet switch, welcome modal and the site's texts. */
export const SitePanel = () => (
  <Panel id="site" title="站点">
    {({ site = {} }) => {
      const save = (patch: object) => act('site', patch, '站点设置已保存')
      const fields = site as Record<string, string | number>
      const values = [...SITE, ...MORE].map(([name]) => [name, String(fields[name] ?? '')])
      return (
        <>
          <div className="switches">
            {SWITCHES.map(([name, label, on, off]) => (
              <Switch
                key={name}
                label={label}
                on={Number(fields[name]) === on}
                turn={(isOn) => save({ [name]: isOn ? on : off })}
              />
            ))}
          </div>
          <PatchForm
            rows={SITE}
            folded={{ 更多设置: MORE }}
            values={Object.fromEntries(values)}
            label="保存站点"
            save={save}
          />
        </>
      )
    }}
  </Panel>
)

/** Opens and closes venues: a closed one takes no bets, and its open bets are settled in time. */
export const VenuesPanel = () => (
  <Panel id="venues" title="场馆" note="关闭的场馆不接受新注单，已下注的照常结算。">
    {({ closedVenues = [] }) => (
      <div className="switches">
        {venues.map(({ platname, name }) => (
          <Switch
            key={platname}
            label={name}
            on={!closedVenues.includes(platname)}
            turn={(open) => act('venue', { platname, open }, `${name}${open ? '已开放' : '维护中'}`)}
          />
        ))}
      </div>
    )}
  </Panel>
)

const MINUTE = 60_000

/** Latency of every call, and the server's clock against the device's. */
export const NetworkPanel = () => (
  <Panel id="network" title="延迟与时钟">
    {({ delayMs, clockOffsetMs }) => {
      const offset = Math.round(clockOffsetMs / MINUTE)
      const shift = (minutes: number) => ({ minutes: String(minutes) })
      return (
        <>
          <PatchForm
            rows={[['ms', '全部请求的延迟（毫秒）', 'whole']]}
            values={{ ms: String(delayMs) }}
            label="设置延迟"
            save={({ ms }) => act('delay', { ms: Number(ms) }, ms === '0' ? '延迟已取消' : `延迟${ms}毫秒`)}
            quick={[
              ['无延迟', { ms: '0' }],
              ['800毫秒', { ms: '800' }],
              ['3000毫秒', { ms: '3000' }],
            ]}
          />
          <PatchForm
            rows={[['minutes', '时钟偏移（分钟，可为负）', 'shift']]}
            values={shift(offset)}
            label="设置时钟"
            save={({ minutes }) =>
              act(
                'clock',
                { offsetMs: Number(minutes) * MINUTE },
                Number(minutes) === 0 ? '时钟已归零' : `时钟偏移${minutes}分钟`,
              )
            }
            quick={[
              ['+1小时', shift(offset + 60)],
              ['+1天', shift(offset + 1440)],
              ['时钟归零', shift(0)],
            ]}
          />
        </>
      )
    }}
  </Panel>
)
