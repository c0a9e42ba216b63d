import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useRef, type BaseSyntheticEvent, type ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { currentPath } from '@/navigation/hashLocation'
import { takeDraft, watchDraft } from '@/state/drafts'
import { session } from '@/state/session'
import { dismissComplaints } from '@/state/toasts'
import { useKeptFields, type Keeps } from './useKeptFields'

type Options<V> = {
  /** What fields keep of typed and pasted text. */
  keeps?: Keeps<V>
  /** Fields kept for the same account if the session ends or the page is reloaded while typing; never passwords. */
  draft?: { account: string; fields: (keyof V & string)[] }
}

type ValidatedForm<V extends FieldValues, Read extends FieldValues> = UseFormReturn<V, unknown, Read> & {
  /** Submit handler: `onSubmit={onValid(async (values) => …)}`. */
  onValid: (then: (values: Read) => Promise<void> | void) => (event?: BaseSyntheticEvent) => Promise<void>
  errorOf: (field: Path<V>) => string | undefined
  /** What a field left out of the typed text and what to do, for its hint. */
  leftOut: (field: Path<V>, todo?: string) => ReactNode
  /** Takes what a script or a password manager wrote into the fields without an event; false if a field couldn't keep it all. */
  readFields: (event?: BaseSyntheticEvent) => boolean
}

/**
 * A form validated by a zod schema, which reads the fields, strings as typed, once. The first failure, in the schema's order, shows
 * at its field, which gets the focus. When a dialog with the form is closed after a failed attempt, the toast of the server's
 * refusal goes too. The fields themselves are read at the press.
 */
export function useValidatedForm<V extends FieldValues, Read extends FieldValues = V>(
  schema: z.ZodMiniType<Read, V>,
  defaultValues: V,
  { draft, keeps }: Options<V> = {},
): ValidatedForm<V, Read> {
  const account = draft?.account ?? ''
  const form = useForm<V, unknown, Read>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<V>,
    reValidateMode: 'onSubmit',
  })
  const { getValues, setValue } = form
  const { register, leftOut, readFields } = useKeptFields(form, keeps)

  const fields = draft?.fields ?? []
  const restore = useEffectEvent((kept: Readonly<Record<string, string>>) => {
    for (const field of fields)
      if (typeof kept[field] === 'string')
        setValue(field as Path<V>, kept[field] as never, { shouldDirty: true })
  })
  const read = useEffectEvent(() => {
    const values = Object.fromEntries(
      fields.map((field) => [field, String(getValues(field as Path<V>) ?? '')]),
    )
    const untouched: Partial<Record<string, unknown>> = form.formState.defaultValues ?? {}
    return fields.some((field) => values[field] !== untouched[field]) ? { account, values } : null
  })
  useEffect(() => {
    if (account === '') return
    const path = currentPath()
    const kept = takeDraft(path, account)
    // What was typed before the account was known is newer.
    if (kept && read() === null) restore(kept)
    return watchDraft(path, () => read())
  }, [account])

  const { isSubmitted, isSubmitting } = form.formState
  const isInDialog = useRef(false)
  /** The session of a failed attempt in a dialog. If the session's end closes the dialog, a toast tells why and stays. */
  const failedIn = useRef<string>(null)
  useEffect(() => {
    // An attempt that closed its dialog has unmounted the form by now.
    failedIn.current = isInDialog.current && isSubmitted && !isSubmitting ? session.epoch : null
  }, [isSubmitted, isSubmitting])
  useEffect(
    () => () => {
      if (failedIn.current === session.epoch) dismissComplaints()
    },
    [],
  )

  const onValid: ValidatedForm<V, Read>['onValid'] = (then) => {
    const submit = form.handleSubmit(then, (errors) => {
      const [field] = Object.keys(errors)
      if (field) form.setFocus(field as Path<V>)
    })
    return async (event) => {
      isInDialog.current = (event?.target as Element | undefined)?.closest('dialog') != null
      dismissComplaints()
      if (readFields(event)) await submit(event)
    }
  }

  const errorOf: ValidatedForm<V, Read>['errorOf'] = (field) =>
    form.getFieldState(field, form.formState).error?.message

  return { ...form, register, onValid, errorOf, leftOut, readFields }
}
