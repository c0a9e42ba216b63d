import { venues } from '../db/seed/venues'
import { act, type Panel } from './consoleDesk'
import { toggle } from './consoleFields'
import { byId } from './page'

/** Opens and closes venues: a closed one takes no bets, and its open bets are settled in time. */
export function venuesPanel(): Panel {
  const switches = venues.map(({ platname, name }) => ({
    platname,
    ...toggle(name, (open) => act('venue', { platname, open }, `${name}${open ? '已开放' : '维护中'}`)),
  }))
  byId('venues-switches', HTMLElement).append(...switches.map(({ root }) => root))
  return {
    show: ({ closedVenues }) => {
      for (const { platname, show } of switches) show(!closedVenues.includes(platname))
    },
  }
}
