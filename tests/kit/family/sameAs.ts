/** Fields that depend on time and order, and how two answers must still agree. */
const MOVING: Record<string, (value: string) => string> = {
  api_token: () => 'token',
  new_api_token: () => 'token',
  password: () => 'hash',
  paypwd: () => 'hash',
  created_at: shapeOf,
  updated_at: shapeOf,
  usetime: shapeOf,
  out_trade_no: shapeOf,
  deposit_no: shapeOf,
}

/** `2026-11-22 11:47:30` as `0000-00-00 00:00:00`: the same length and separators. */
function shapeOf(value: string): string {
  return value.replace(/\d/g, '0')
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value !== 'string') return typeof value
  return /^-?\d+(\.\d+)?$/.test(value) ? 'numeric text' : 'text'
}

const isObject = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object'

/**
 * Where an answer differs from a recorded one, as `data.list.0.money: 1 instead of 2`; empty when they are the same except for
 * times, tokens and order numbers, and with `newIds` the ids of rows.
 */
export function differences(actual: unknown, recorded: unknown, newIds: boolean, path = 'answer'): string[] {
  const differs = [`${path}: ${JSON.stringify(actual)} instead of ${JSON.stringify(recorded)}`]
  if (kindOf(actual) !== kindOf(recorded)) return differs
  if (Array.isArray(actual) && Array.isArray(recorded)) {
    if (actual.length !== recorded.length)
      return [`${path}: ${actual.length} rows instead of ${recorded.length}`]
    return actual.flatMap((row, index) => differences(row, recorded[index], newIds, `${path}.${index}`))
  }
  if (isObject(actual) && isObject(recorded)) {
    const keys = [...new Set([...Object.keys(actual), ...Object.keys(recorded)])]
    return keys.flatMap((key) => {
      const at = `${path}.${key}`
      if (!(key in actual)) return [`${at}: missing`]
      if (!(key in recorded)) return [`${at}: not in the recording`]
      const level = (value: unknown) =>
        typeof value === 'string' && MOVING[key]
          ? MOVING[key](value)
          : key === 'id' && newIds
            ? kindOf(value)
            : value
      return differences(level(actual[key]), level(recorded[key]), newIds, at)
    })
  }
  return actual === recorded ? [] : differs
}
