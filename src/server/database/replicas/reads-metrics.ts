import { Counter, Gauge, type Registry } from 'prom-client'
import type { PublicReads } from './public-reads.ts'

/** Who answers public reads, and how far each replica is behind. Nothing without replicas. */
export function measureReads(registry: Registry, reads: PublicReads): void {
  if (!reads.describe()) return
  const labels = { labelNames: ['server'], registers: [registry] }
  new Counter({
    name: 'database_public_reads_total',
    help: 'Public calls and pages, by the server that they read from.',
    ...labels,
    collect() {
      this.reset()
      const { primaryCalls = 0, replicas = [] } = reads.describe() ?? {}
      this.inc({ server: 'primary' }, primaryCalls)
      for (const { name, calls } of replicas) this.inc({ server: name }, calls)
    },
  })
  new Counter({
    name: 'database_read_fallbacks_total',
    help: 'Statements that a replica did not answer and the primary did.',
    ...labels,
    collect() {
      this.reset()
      for (const { name, fallbacks } of reads.describe()?.replicas ?? []) this.inc({ server: name }, fallbacks)
    },
  })
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'Replication lag of a replica behind the primary.',
    aggregator: 'max',
    ...labels,
    collect() {
      for (const { name, lagMs } of reads.describe()?.replicas ?? []) this.set({ server: name }, lagMs / 1000)
    },
  })
  new Gauge({
    name: 'database_replica_usable',
    help: 'Whether a replica is used for public reads (1) or not (0).',
    aggregator: 'min',
    ...labels,
    collect() {
      for (const { name, isUsable } of reads.describe()?.replicas ?? []) this.set({ server: name }, isUsable ? 1 : 0)
    },
  })
}
