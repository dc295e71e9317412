import type { Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import type { FromChild, ToChild } from './messages.ts'

/** A process that hangs is left out. */
const PATIENCE_MS = 2000

interface Round {
  missing: Set<Worker>
  values: object[]
  finish(): void
}

/**
 * Any process answers /metrics for all: it collects the values of each, summed, or
 * aggregated as the metric declares (`aggregator`).
 */
export function gatherMetrics(workers: () => Worker[], sendTo: (worker: Worker, message: ToChild) => void) {
  const rounds = new Map<number, Round>()
  let lastRound = 0

  async function gather(): Promise<string> {
    lastRound += 1
    const id = lastRound
    const asked = workers()
    const { promise, resolve } = Promise.withResolvers<void>()
    const round: Round = { missing: new Set(asked), values: [], finish: resolve }
    rounds.set(id, round)
    const timer = setTimeout(resolve, PATIENCE_MS)
    for (const worker of asked) sendTo(worker, { kind: 'collectMetrics', id })
    await promise
    clearTimeout(timer)
    rounds.delete(id)
    return AggregatorRegistry.aggregate(round.values).metrics()
  }

  return {
    onMessage(worker: Worker, message: FromChild): void {
      if (message.kind === 'wantMetrics')
        void gather().then((text) => sendTo(worker, { kind: 'allMetrics', id: message.id, text }))
      if (message.kind !== 'metrics') return
      const round = rounds.get(message.id)
      if (!round?.missing.delete(worker)) return
      if (Array.isArray(message.values)) round.values.push(message.values)
      if (round.missing.size === 0) round.finish()
    },
  }
}
