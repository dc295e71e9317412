import type { Tx } from '#server/database/connect.ts'
import { copyRows } from '#server/database/copy.ts'
import { LineBuffer } from '#server/database/line-buffer.ts'
import { SHOWCASES, SUSPECTS } from './fill.queries.ts'
import { GOODS_COLUMNS, TRADE_COLUMNS } from './fill-lines.ts'

/** So many bytes are sent at once; meanwhile the next ones are read. */
const PART_SIZE = 2 * 1024 * 1024

const TARGETS = {
  goods: { columns: GOODS_COLUMNS, freeze: true },
  goods_trade: { columns: TRADE_COLUMNS, freeze: true },
  [SHOWCASES]: { columns: ['goods_id', 'kind'], freeze: false },
  [SUSPECTS]: { columns: ['goods_id'], freeze: false },
} as const
type Target = keyof typeof TARGETS
const NAMES: readonly Target[] = ['goods', 'goods_trade', SHOWCASES, SUSPECTS]

type Part = Readonly<Record<Target, LineBuffer>>

const newPart = (): Part => ({
  goods: new LineBuffer(PART_SIZE),
  goods_trade: new LineBuffer(PART_SIZE),
  [SHOWCASES]: new LineBuffer(4096),
  [SUSPECTS]: new LineBuffer(4096),
})

/**
 * Several tables filled by COPY over one connection, part by part, one part on its way while the next is put together.
 * There are never more than these two, however slow the database is.
 */
export class GoodsCopy {
  readonly #tx: Tx
  #filling = newPart()
  /** Empty, or on its way. */
  #other = newPart()
  #sending: Promise<void> = Promise.resolve()

  constructor(tx: Tx) {
    this.#tx = tx
  }

  add(target: Target, line: string): void {
    this.#filling[target].add(line)
  }

  /** Sends what was added once it is enough, or in any case. Resolves when more can be added. */
  async send(all = false): Promise<void> {
    if (!all && sizeOf(this.#filling) < PART_SIZE) return
    await this.#sending
    const part = this.#filling
    this.#filling = this.#other
    this.#other = part
    this.#sending = this.#copy(part)
    // An error here is thrown to the next caller that awaits it.
    this.#sending.catch(() => {})
  }

  /** Waits until the connection takes a statement. */
  idle(): Promise<void> {
    return this.#sending
  }

  async #copy(part: Part): Promise<void> {
    for (const name of NAMES) {
      const { columns, freeze } = TARGETS[name]
      const lines = part[name]
      if (lines.length > 0) await copyRows(this.#tx, name, columns, [lines.bytes], { freeze })
      lines.clear()
    }
  }
}

const sizeOf = (part: Part): number => NAMES.reduce((sum, name) => sum + part[name].length, 0)
