import { Gauge } from 'prom-client'
import { inTime } from '../api/deadline.ts'
import type { Db } from '../database/connect.ts'
import type { Metrics } from './metrics.ts'

/** Concurrent and frequent scrapes share one query. */
const LOOK_EVERY_MS = 5000
const PATIENCE_MS = 1500

export interface Sample {
  labels: Record<string, string>
  value: number
}

/** Several gauges that one look at the database fills. Their values are the same in every process of the store. */
export interface StoreReading<Name extends string = string> {
  gauges: Record<Name, { help: string; labelNames?: string[] }>
  read(sql: Db): Promise<Record<Name, Sample[]>>
}

interface Described {
  gauge: Gauge
  isLabelled: boolean
}

/** `reset` leaves a 0 behind where there are no labels. */
function empty({ gauge, isLabelled }: Described): void {
  gauge.reset()
  if (!isLabelled) gauge.remove()
}

/**
 * Adds metrics that are read from the database on each scrape. While the database is unavailable `database_up` is 0 and
 * the others are omitted: an old value would look current.
 */
export function addStoreGauges({ registry }: Metrics, sql: Db, readings: StoreReading[]): void {
  let look: Promise<void> | undefined
  let lookedAt = 0
  // With several processes behind one address the largest value counts; all of them should be the same.
  const common = { registers: [registry], aggregator: 'max' as const }
  const up = new Gauge({
    name: 'database_up',
    help: 'Whether the database answers.',
    ...common,
    aggregator: 'min',
    collect: () => refresh(),
  })
  const gauges = new Map<string, Described>()
  for (const { gauges: described } of readings)
    for (const [name, { help, labelNames = [] }] of Object.entries(described))
      gauges.set(name, {
        gauge: new Gauge({ name, help, labelNames, ...common, collect: () => refresh() }),
        isLabelled: labelNames.length > 0,
      })

  async function lookNow(): Promise<void> {
    try {
      const read = await inTime(Promise.all(readings.map((reading) => reading.read(sql))), PATIENCE_MS)
      gauges.forEach(empty)
      for (const samples of read)
        for (const [name, list] of Object.entries(samples))
          for (const { labels, value } of list) gauges.get(name)?.gauge.set(labels, value)
      up.set(1)
    } catch {
      gauges.forEach(empty)
      up.set(0)
    }
  }
  function refresh(): Promise<void> {
    if (!look || Date.now() - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = Date.now()
      look = lookNow()
    }
    return look
  }
}
