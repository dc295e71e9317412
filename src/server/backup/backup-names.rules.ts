const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** What a backup is called that was given no other name: its time, in UTC, which sorts. */
export const backupNameOf = (at: Date): string => at.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')

export const isBackupName = (name: string): boolean => NAME.test(name)

export interface Retention {
  /** So many, the newest. */
  newest: number
  /** The last one of each of so many days, and weeks, that have one. */
  daily: number
  weekly: number
}

const dayOf = (name: string) => name.slice(0, 10)

/** The Monday of it. */
function weekOf(name: string): string {
  const day = new Date(`${dayOf(name)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return dayOf(day.toISOString())
}

/** Which backups are kept. Rules add up, and the newest one is always kept. Days and weeks are those of UTC. */
export function chooseKept(names: readonly string[], { newest, daily, weekly }: Retention): Set<string> {
  const sorted = names.toSorted().reverse()
  const lastOfEach = (periodOf: (name: string) => string, count: number) => {
    const periods = new Map<string, string>()
    for (const name of sorted) if (!periods.has(periodOf(name))) periods.set(periodOf(name), name)
    return [...periods.values()].slice(0, count)
  }
  return new Set([...sorted.slice(0, Math.max(1, newest)), ...lastOfEach(dayOf, daily), ...lastOfEach(weekOf, weekly)])
}
