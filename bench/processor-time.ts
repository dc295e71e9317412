import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

interface ProcessTimes {
  parent: number
  name: string
  milliseconds: number
}

/** User and system time of every process, from /proc. */
function readTimes(): Map<number, ProcessTimes> {
  const times = new Map<number, ProcessTimes>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The name is in parentheses and may hold anything.
      const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      // The last two are those of its processes that have ended, such as connections of the database.
      const ticks = rest.slice(9, 13).reduce((sum, part) => sum + Number(part), 0)
      const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
      times.set(Number(pid), { parent: Number(parent), name, milliseconds: (ticks * 1000) / TICKS_PER_SECOND })
    } catch {
      // It has ended meanwhile.
    }
  }
  return times
}

/** Milliseconds of processor time used so far by the store itself and by the processes of its database. */
export function readStoreTime(pid: number): { store: number; database: number } {
  const times = readTimes()
  const isBelow = (one: number): boolean => {
    const parent = times.get(one)?.parent
    return parent !== undefined && (parent === pid || isBelow(parent))
  }
  let database = 0
  for (const [one, { name, milliseconds }] of times)
    if (/^postgres/.test(name) && isBelow(one)) database += milliseconds
  return { store: times.get(pid)?.milliseconds ?? 0, database }
}
