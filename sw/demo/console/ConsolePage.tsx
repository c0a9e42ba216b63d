import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Desk, openDesk, wording } from '../desk/Desk'
import { day, timeOnly } from '../desk/texts'
import { ContentPanel } from './ContentPanel'
import { FaultsPanel } from './FaultsPanel'
import { LedgerPanel, RequestsPanel } from './LogPanels'
import { MemberPanel } from './MemberPanel'
import { ServicePanel } from './ServicePanel'
import { NetworkPanel, SitePanel, VenuesPanel } from './SettingsPanels'
import { act, useConsole } from './state'
import { WaitingPanel } from './WaitingPanel'

/*
 * The testers' console: every control by hand, with its effects in view. Unsaved edits are its only state.
 */

const LINKS = [
  ['site', '站点'],
  ['member', '会员'],
  ['orders', '审核'],
  ['content', '内容'],
  ['service', '客服'],
  ['venues', '场馆'],
  ['network', '网络'],
  ['faults', '故障'],
  ['ledger', '流水'],
  ['requests', '请求'],
  ['reset', '重置'],
]

function Head() {
  const { data, error } = useConsole()
  const standing = error ? '连接中断' : data ? '每2秒刷新' : '加载中'
  return (
    <>
      <h1>
        演示控制台 <span className="tag">仅供测试</span>
      </h1>
      <p className="pulse">
        <span className={error ? 'bad' : ''}>{standing}</span>
        <span className="num">{data && `服务器时间 ${day(data.now)} ${timeOnly(data.now)}`}</span>
      </p>
      <a className="back" href="./" target="_blank" rel="noopener">
        打开门户
      </a>
    </>
  )
}

const Links = () => (
  <nav className="wrap links" aria-label="本页内容">
    {LINKS.map(([id, name]) => (
      <a key={id} href={`#${id}`}>
        {name}
      </a>
    ))}
  </nav>
)

function Failure() {
  const { error, refetch } = useConsole()
  if (!error) return null
  return (
    <div className="failure" role="alert">
      <p>{`读取失败：${wording(error)}`}</p>
      <Button look="outline" onClick={() => void refetch()}>
        重试
      </Button>
    </div>
  )
}

/** Resets everything after a question; `onReset` runs then. */
function ResetPanel({ onReset }: { onReset: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const reset = async () => {
    setAsking(false)
    if (await act('reset', {}, '演示数据已重置')) onReset()
  }
  return (
    <section id="reset" className="wide reset" aria-labelledby="reset-title">
      <h2 id="reset-title">重置</h2>
      <p className="quiet">所有会员、订单、流水和设置回到第一天，已登录的会员会退出。</p>
      <Button look="danger" onClick={() => setAsking(true)}>
        重置演示数据
      </Button>
      {isAsking && (
        <Dialog title="确定重置全部演示数据？此操作不能撤销。" middle onClose={() => setAsking(false)}>
          <div className="buttons">
            <Button look="outline" onClick={() => setAsking(false)}>
              取消
            </Button>
            <Button look="danger" onClick={() => void reset()}>
              确定重置
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}

function ConsolePage() {
  const [resets, setResets] = useState(0)
  return (
    <Desk className="console" head={<Head />} links={<Links />}>
      <Failure />
      <SitePanel key={`site ${resets}`} />
      <MemberPanel key={`member ${resets}`} />
      <WaitingPanel />
      <ContentPanel />
      <ServicePanel />
      <VenuesPanel />
      <NetworkPanel key={`network ${resets}`} />
      <FaultsPanel key={`faults ${resets}`} />
      <LedgerPanel />
      <RequestsPanel />
      <ResetPanel onReset={() => setResets(resets + 1)} />
    </Desk>
  )
}

openDesk(<ConsolePage />)
