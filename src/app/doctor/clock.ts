import { type ExaminedStore, type Finding, fault, good, warning } from './finding.ts'

const CURE = 'Have both clocks set by NTP: timedatectl set-ntp true.'

/** Codes of second factors and signatures of payments are refused when the clock is wrong. */
export function judgeClock(differenceSeconds: number): Finding {
  const by = Math.abs(Math.round(differenceSeconds))
  if (by < 2) return good('The clocks of this machine and of the database agree.')
  const says = `The clocks of this machine and of the database differ by ${by} s.`
  return by > 30 ? fault(says, CURE) : warning(says, CURE)
}

export async function checkClock({ sql }: ExaminedStore): Promise<Finding[]> {
  const from = Date.now()
  const [row] = await sql<{ seconds: number }[]>`select extract(epoch from clock_timestamp())::float8 seconds`
  const middle = (from + Date.now()) / 2000
  return [judgeClock((row?.seconds ?? 0) - middle)]
}
