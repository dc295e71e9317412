import { Gauge } from 'prom-client'
import type { Metrics } from '#server/metrics/metrics.ts'
import type { FollowedIndex } from './part-index.service.ts'

/** Of each process: the oldest index and the largest one are the ones that matter. */
export function watchPartIndex({ registry }: Metrics, { index, ageSeconds }: FollowedIndex): void {
  const watch = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `parts_index_${name}`,
      help,
      registers: [registry],
      aggregator: 'max',
      collect() {
        this.set(read())
      },
    })
  watch('parts', 'Parts in the index of this process.', () => index.statistics().parts)
  watch('segments', 'Segments of the index of parts.', () => index.statistics().segments)
  watch('bytes', 'Memory of the index of parts.', () => index.statistics().bytes)
  watch(
    'build_seconds',
    'How long the last build of the index of parts took.',
    () => index.statistics().buildSeconds ?? 0,
  )
  watch('age_seconds', 'How long ago the index of parts had all that was committed.', ageSeconds)
}
