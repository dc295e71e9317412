import type { ImportPhase } from './import-progress.ts'

const TITLES: Record<ImportPhase, string> = {
  examining: 'Opening the files',
  reading: 'Reading and checking',
  comparing: 'Comparing with the store',
  applying: 'Applying',
  indexes: 'Building indexes',
  undoing: 'Undoing',
}
const LIVE_MS = 200
/** Output to a file or pipe gets a new line per interval. */
const LINE_MS = 5000

/** Progress and remaining time of an import, in one line that is overwritten. */
export class ProgressLine {
  readonly #stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>
  readonly #now: () => number
  #phase: ImportPhase | undefined
  #started = 0
  #printedAt = Number.NEGATIVE_INFINITY
  #isOpen = false

  constructor(stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>, now = Date.now) {
    this.#stream = stream
    this.#now = now
  }

  show = (phase: ImportPhase, done: number, total: number): void => {
    const now = this.#now()
    if (phase !== this.#phase) {
      this.#phase = phase
      this.#started = now
      this.#printedAt = Number.NEGATIVE_INFINITY
    }
    if (now - this.#printedAt < (this.#stream.isTTY ? LIVE_MS : LINE_MS) && done < total) return
    this.#printedAt = now
    const text = `${TITLES[phase]} … ${describeProgress(done, total, now - this.#started)}`
    this.#stream.write(this.#stream.isTTY ? `\r\x1b[2K${text}` : `${text}\n`)
    this.#isOpen = this.#stream.isTTY === true
  }

  end(): void {
    if (this.#isOpen) this.#stream.write('\n')
    this.#isOpen = false
  }
}

/** "40 %, 1 min 20 s left". */
export function describeProgress(done: number, total: number, elapsedMs: number): string {
  if (total <= 0) return ''
  const percent = `${Math.floor((100 * Math.min(done, total)) / total)} %`
  if (done <= 0 || done >= total || elapsedMs < 1000) return percent
  const seconds = Math.ceil((elapsedMs * (total - done)) / done / 1000)
  const left = seconds < 90 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
  return `${percent}, ${left} left`
}
