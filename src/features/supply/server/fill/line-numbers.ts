/** Where each row stands in the files. Rows mostly follow each other line by line, so only the jumps are kept. */
export class LineNumbers {
  readonly #rows: number[] = []
  readonly #files: number[] = []
  readonly #offsets: number[] = []

  /** Rows come in ascending order. */
  add(rowNo: number, file: number, line: number): void {
    const offset = line - rowNo
    if (this.#offsets.at(-1) === offset && this.#files.at(-1) === file) return
    this.#rows.push(rowNo)
    this.#files.push(file)
    this.#offsets.push(offset)
  }

  of(rowNo: number): { file: number; line: number } {
    let [low, high] = [0, this.#rows.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.#rows[middle] ?? 0) <= rowNo) low = middle
      else high = middle - 1
    }
    return { file: this.#files[low] ?? 0, line: rowNo + (this.#offsets[low] ?? 0) }
  }
}
