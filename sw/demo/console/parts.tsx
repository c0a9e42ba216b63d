import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/forms/Checkbox'
import type { Control } from '../../control/requests'
import { act } from './state'

/** Its state is that of the checkbox. */
const SWITCH = { role: 'switch' }

export type Turn = { key: string; label: string; on: boolean; turn: (on: boolean) => Promise<boolean> }

/** A switch that saves at once; a refused one goes back to the server's value. */
function Switch({ label, on, turn }: Turn) {
  const [wanted, setWanted] = useState<boolean>()
  const change = async (next: boolean) => {
    setWanted(next)
    await turn(next)
    setWanted(undefined)
  }
  return (
    <Checkbox
      {...SWITCH}
      label={label}
      checked={wanted ?? on}
      onChange={(event) => void change(event.target.checked)}
    />
  )
}

export const Switches = ({ of }: { of: Turn[] }) =>
  of.length > 0 && (
    <div className="switches">
      {of.map((one) => (
        <Switch {...one} key={one.key} />
      ))}
    </div>
  )

/** Something that a tester decides: the control that does it, and what names it there. */
export type Decision = { key: string; title: string; note: string; control: Control; names: object }

/** Decisions, each with its buttons: their names and what they send. */
export function Decisions({
  empty,
  rows,
  buttons,
}: {
  empty: string
  rows: Decision[]
  buttons: readonly (readonly [name: string, sent: object])[]
}) {
  const decide = async (button: HTMLElement, work: Promise<boolean>) => {
    const title = button.closest('section')?.querySelector('h2')
    await work
    // The row goes, and the focus with it.
    if (document.activeElement === document.body) title?.focus()
  }
  return (
    <ul>
      {rows.map(({ key, title, note, control, names }) => (
        <li key={key} className="row">
          <div className="words">
            <p>{title}</p>
            <p className="quiet">{note}</p>
          </div>
          {buttons.map(([name, sent]) => (
            <Button
              key={name}
              look="outline"
              aria-label={`${name} ${title}`}
              onClick={({ currentTarget }) =>
                void decide(currentTarget, act(control, { ...names, ...sent }, `已${name}：${title}`))
              }
            >
              {name}
            </Button>
          ))}
        </li>
      ))}
      {rows.length === 0 && <li className="quiet">{empty}</li>}
    </ul>
  )
}
