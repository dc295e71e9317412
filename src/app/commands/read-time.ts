import { AppError } from '#shared/app-error.ts'

/** Other texts may be times, too, to Node: 22:60 is one. */
const DATE_AND_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)$/

/** `22:00`, the next one by the clock of this machine, or a date with a time. */
export function readTime(text: string, now: Date): string {
  const [, hours, minutes] = CLOCK.exec(text) ?? []
  const at = hours === undefined ? new Date(text) : nextAt(now, Number(hours), Number(minutes))
  if (hours === undefined && (!DATE_AND_TIME.test(text) || Number.isNaN(at.getTime())))
    throw new AppError('invalid_input', `--until ${text} is no time. Write 22:00, or 2026-01-31T06:00.`)
  return at.toISOString()
}

function nextAt(now: Date, hours: number, minutes: number): Date {
  const at = new Date(now)
  at.setHours(hours, minutes, 0, 0)
  if (at <= now) at.setDate(at.getDate() + 1)
  return at
}
