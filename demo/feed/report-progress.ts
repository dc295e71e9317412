import type { ImportPhase } from '../../src/features/supply/server/import-progress.ts'

type Phase = ImportPhase | 'writing'

const WORDS: Record<Phase, string> = {
  writing: 'writing the list',
  examining: 'opening the list',
  reading: 'reading the list',
  comparing: 'comparing',
  applying: 'goods',
  indexes: 'indexes',
  undoing: 'undoing',
}
const INTERVAL_MS = 250

/** Turns progress into lines, at most four a second, and never loses the last one of a phase. */
export function createReport(
  onLine: (line: string) => void,
  now = performance.now.bind(performance),
): (phase: Phase, done: number, total: number) => void {
  let toldAt = Number.NEGATIVE_INFINITY
  let told = ''
  return (phase, done, total) => {
    if (now() - toldAt < INTERVAL_MS && done < total) return
    const line =
      phase === 'reading'
        ? `${WORDS[phase]} ${Math.floor((100 * done) / Math.max(total, 1))} %`
        : `${WORDS[phase]} ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`
    if (line === told) return
    toldAt = now()
    told = line
    onLine(line)
  }
}
