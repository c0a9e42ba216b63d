/** Storage that never throws: blocked or full storage falls back to this page's memory. */
export type SafeStorage = {
  get(key: string): string | null
  /** False when the browser refused it: then it lasts as long as the page. */
  set(key: string, value: string): boolean
  remove(key: string): void
  /** Clears everything except these keys. */
  clear(...except: string[]): void
}

function make(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      memory.delete(key)
      const written = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (written) return true
      // The old value is outdated.
      attempt((storage) => storage.removeItem(key))
      memory.set(key, value)
      return false
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    clear(...except) {
      const kept = except.map((key) => [key, this.get(key)] as const)
      memory.clear()
      attempt((storage) => storage.clear())
      for (const [key, value] of kept) if (value !== null) this.set(key, value)
    },
  }
}

const spare = new Set<() => void>()
/** Registers what removes data that can be fetched again, for when more important data finds no room. */
export const onFullStorage = (free: () => void): void => void spare.add(free)

/** localStorage, safely. */
export const local = make(() => localStorage)
/** sessionStorage, safely. */
export const perTab = make(() => sessionStorage)

/** The list that a kept text holds; empty if it can't be read. */
export function listIn(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** Whether so many characters more can be kept for all tabs, if need be after what can be fetched again has made room. */
export function hasRoom(characters: number): boolean {
  const fits = () => {
    const isKept = local.set('portal-probe', '.'.repeat(characters))
    local.remove('portal-probe')
    return isKept
  }
  if (fits()) return true
  spare.forEach((free) => free())
  return fits()
}
