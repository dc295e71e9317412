/** A day as date fields write it, 2026-11-16. Computed in UTC, so that no change of the clocks moves it. */
export type Day = string

const toDate = (day: Day) => new Date(`${day}T00:00:00Z`)
const toDay = (date: Date): Day => date.toISOString().slice(0, 10)
const lastOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** False for 2026-02-30 too. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = toDate(text)
  return !Number.isNaN(date.getTime()) && toDay(date) === text
}

export function addDays(day: Day, count: number): Day {
  const date = toDate(day)
  date.setUTCDate(date.getUTCDate() + count)
  return toDay(date)
}

/** The same day of another month, or its last one: a month after 31 January is 28 February. */
export function addMonths(day: Day, count: number): Day {
  const date = toDate(day)
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth() + count
  const [year, month] = [Math.floor(months / 12), months % 12]
  return toDay(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth(year, month)))))
}

/** From Monday (0) to Sunday (6). */
const weekday = (day: Day) => (toDate(day).getUTCDay() + 6) % 7

/** The weeks of the month of a day, from Monday to Sunday, with the days of other months that fill them up. */
export function weeksOf(day: Day): Day[][] {
  const first = `${day.slice(0, 8)}01`
  const start = addDays(first, -weekday(first))
  const end = addMonths(first, 1)
  const weeks: Day[][] = []
  for (let monday = start; monday < end; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, place) => addDays(monday, place)))
  return weeks
}

export const isWithin = (day: Day, min: Day, max: Day): boolean => (!min || day >= min) && (!max || day <= max)

/** Where a key leads in a calendar; undefined for keys that do not move. */
export function moveByKey(day: Day, key: string, withShift: boolean): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday(day))
    case 'End':
      return addDays(day, 6 - weekday(day))
    case 'PageUp':
      return addMonths(day, withShift ? -12 : -1)
    case 'PageDown':
      return addMonths(day, withShift ? 12 : 1)
  }
}
