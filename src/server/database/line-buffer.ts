/** A buffer that a very long line has made larger than this is given up when it is empty again. */
const MAX_KEPT = 8 * 1024 * 1024

/**
 * Lines for COPY, as bytes. Joined as strings they stay trees of small strings until they are sent, ten times as large as
 * their text, and the garbage collector copies all of it several times.
 */
export class LineBuffer {
  readonly #size: number
  #bytes: Buffer
  #length = 0

  constructor(size = 512 * 1024) {
    this.#size = size
    this.#bytes = Buffer.allocUnsafeSlow(size)
  }

  get length(): number {
    return this.#length
  }

  add(line: string): void {
    // A character takes at most three bytes in UTF-8.
    const most = this.#length + 3 * line.length
    if (most > this.#bytes.length) this.#grow(most)
    this.#length += this.#bytes.write(line, this.#length)
  }

  /** What was added, valid until `clear`. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length)
  }

  /** Empties it; its memory is used again. */
  clear(): void {
    this.#length = 0
    if (this.#bytes.length > Math.max(MAX_KEPT, this.#size)) this.#bytes = Buffer.allocUnsafeSlow(this.#size)
  }

  /** What was added, which the caller keeps. */
  take(): Buffer {
    const taken = Buffer.from(this.bytes)
    this.clear()
    return taken
  }

  #grow(least: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(least, 2 * this.#bytes.length))
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}
