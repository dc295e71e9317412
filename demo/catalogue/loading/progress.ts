export interface LoadProgress {
  phase: 'goods' | 'indexes' | 'statistics'
  done: number
  total: number
}

export type Report = (phase: LoadProgress['phase'], done: number, total: number) => void

const INTERVAL_MS = 250

/** Passes on at most four reports a second, but never loses the last one of a phase. */
export function throttle(
  onProgress: ((progress: LoadProgress) => void) | undefined,
  now = performance.now.bind(performance),
): Report {
  let toldAt = Number.NEGATIVE_INFINITY
  let told: LoadProgress | undefined
  return (phase, done, total) => {
    if (told?.phase === phase && told.done === done) return
    if (!onProgress || (now() - toldAt < INTERVAL_MS && done < total)) return
    toldAt = now()
    told = { phase, done, total }
    onProgress(told)
  }
}
