import { contentPanel } from './consoleContent'
import { act, letGo, start } from './consoleDesk'
import { memberPanel } from './consoleMember'
import { networkPanel } from './consoleNetwork'
import { nextPanel } from './consoleNext'
import { ordersPanel } from './consoleOrders'
import { servicePanel } from './consoleService'
import { sitePanel } from './consoleSite'
import { tablesPanel } from './consoleTables'
import { venuesPanel } from './consoleVenues'
import { byId } from './page'

/*
 * The testers' console (D41, D53): every control by hand, with its effects in view. Unsaved edits are its only state.
 */

const question = byId('reset-dialog', HTMLDialogElement)
byId('reset-ask', HTMLButtonElement).addEventListener('click', () => question.showModal())
byId('reset-no', HTMLButtonElement).addEventListener('click', () => question.close())
byId('reset-yes', HTMLButtonElement).addEventListener('click', () => {
  question.close()
  void act('reset', {}, '演示数据已重置').then((isDone) => isDone && letGo())
})

start([
  sitePanel(),
  memberPanel(),
  ordersPanel(),
  servicePanel(),
  contentPanel(),
  venuesPanel(),
  networkPanel(),
  nextPanel(),
  tablesPanel(),
])
