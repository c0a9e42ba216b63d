import { createElement, useRef, useState, type BaseSyntheticEvent, type ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { keepIn, NOT_SIX_DIGITS, type Keep } from './keep'
import { LeftOut } from './LeftOut'

export type Keeps<V> = { readonly [field in keyof V]?: Keep }

/** What a field left out; `isEmpty` if nothing was left in it. */
type Line = { text: string; isEmpty: boolean }

/**
 * The fields of a form that keep only a part of what is typed and say what they left out, and those that a script or a password
 * manager fills without an event.
 */
export function useKeptFields<V extends FieldValues, Read extends FieldValues>(
  form: UseFormReturn<V, unknown, Read>,
  keeps: Keeps<V> | undefined,
) {
  const { getValues, setValue } = form
  /** Fields that hold less than was meant. */
  const cut = useRef(new Set<string>())
  const [lines, setLines] = useState<Partial<Record<string, Line>>>({})

  /** Cleans a field. The line about it stays while the text only grows: correcting the text answers it. */
  const keep = (name: Path<V>, input: HTMLInputElement): string => {
    const rule = keeps?.[name]
    if (!rule) return ''
    const before = String(getValues(name) ?? '')
    const whole = rule.whole?.(input.value)
    const text = keepIn(input, rule)
    const { value } = input
    if (text) form.clearErrors(name)
    const grows = value.length > before.length && value.startsWith(before)
    if (whole !== undefined && whole !== value) cut.current.add(name)
    // One more sign goes on with what was cut; more at once stand in its place.
    else if (!grows || before === '' || value.length > before.length + 1) cut.current.delete(name)
    setLines((all) => {
      const hint = text || (grows && all[name]?.text) || ''
      return hint || all[name]?.text ? { ...all, [name]: { text: hint, isEmpty: value === '' } } : all
    })
    return text
  }

  const register: typeof form.register = (name, options) => {
    const field = form.register(name, options)
    if (!keeps?.[name]) return field
    return {
      ...field,
      onChange: (event: { target: HTMLInputElement; nativeEvent?: InputEvent }) => {
        // Don't clean the text of an unfinished composition.
        if (!event.nativeEvent?.isComposing) keep(name, event.target)
        return field.onChange(event)
      },
      onCompositionEnd: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        keep(name, currentTarget)
        setValue(name, currentTarget.value as never, { shouldDirty: true })
      },
    }
  }

  const todoOf = (name: Path<V>) => keeps?.[name]?.todo ?? '请核对'
  const leftOut = (name: Path<V>, todo = todoOf(name)): ReactNode => {
    const line = lines[name]
    // A field that was emptied since has nothing left to check.
    return line?.text && line.isEmpty === (getValues(name) === '')
      ? createElement(LeftOut, { line: `${line.text}。${todo}` })
      : undefined
  }

  const readFields = (event?: BaseSyntheticEvent): boolean => {
    const root: unknown = event?.target
    if (!(root instanceof HTMLFormElement)) return true
    let lost: HTMLElement | undefined
    for (const field of root.elements) {
      if (!holdsText(field) || getValues(field.name as Path<V>) === undefined) continue
      const name = field.name as Path<V>
      if (field.value === String(getValues(name))) {
        if (field.value === '' || !cut.current.has(name)) continue
        form.setError(name, { message: NOT_SIX_DIGITS })
        lost ??= field
        continue
      }
      const line = field instanceof HTMLInputElement ? keep(name, field) : ''
      setValue(name, field.value as never, { shouldDirty: true })
      if (line !== '') lost ??= field
    }
    lost?.focus()
    return lost === undefined
  }

  return { register, leftOut, readFields }
}

/** Whether a control holds a value of the form; a select whose options are still loading holds none. */
const holdsText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  (field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLSelectElement && field.value !== '') ||
    (field instanceof HTMLInputElement &&
      (field.type === 'radio' ? field.checked : !['checkbox', 'file'].includes(field.type)))) &&
  field.name !== ''
