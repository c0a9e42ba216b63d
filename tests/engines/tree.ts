import { readdirSync, readFileSync } from 'node:fs'

type Process = { pid: number; parent: number; name: string }

const field = (status: string, name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? ''

function processes(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      return { pid: Number(pid), parent: Number(field(status, 'PPid')), name: field(status, 'Name') }
    } catch {
      return [] // has ended meanwhile
    }
  })
}

/** All processes below one, oldest first. Linux only. */
export function below(root: number): Process[] {
  const all = processes()
  const found = all.filter(({ parent }) => parent === root)
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid))
  return found.toSorted((a, b) => a.pid - b.pid)
}
