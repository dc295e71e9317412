import type { Tx } from '#server/database/connect.ts'
import { copyRows } from '#server/database/copy.ts'
import { SHOWCASES, SUSPECTS } from './fill.queries.ts'
import { GOODS_COLUMNS, TRADE_COLUMNS } from './fill-lines.ts'

/** So many characters of goods are sent at once; meanwhile the next ones are read. */
const PART_SIZE = 2 * 1024 * 1024

const TARGETS = {
  goods: { columns: GOODS_COLUMNS, freeze: true },
  goods_trade: { columns: TRADE_COLUMNS, freeze: true },
  [SHOWCASES]: { columns: ['goods_id', 'kind'], freeze: false },
  [SUSPECTS]: { columns: ['goods_id'], freeze: false },
} as const
type Target = keyof typeof TARGETS
const NAMES: readonly Target[] = ['goods', 'goods_trade', SHOWCASES, SUSPECTS]

/** Several tables filled by COPY over one connection, part by part, one part on its way while the next is put together. */
export class GoodsCopy {
  readonly #tx: Tx
  #texts = emptyTexts()
  #sending: Promise<void> = Promise.resolve()

  constructor(tx: Tx) {
    this.#tx = tx
  }

  add(target: Target, line: string): void {
    this.#texts[target] += line
  }

  /** Sends what was added once it is enough, or in any case. */
  async send(all = false): Promise<void> {
    if (!all && this.#texts.goods.length < PART_SIZE) return
    await this.#sending
    const texts = this.#texts
    this.#texts = emptyTexts()
    this.#sending = this.#copy(texts)
    // What fails here is thrown by whoever waits for it next.
    this.#sending.catch(() => {})
  }

  /** Waits until the connection takes a statement. */
  idle(): Promise<void> {
    return this.#sending
  }

  async #copy(texts: Record<Target, string>): Promise<void> {
    for (const name of NAMES) {
      const { columns, freeze } = TARGETS[name]
      if (texts[name] !== '') await copyRows(this.#tx, name, columns, [texts[name]], { freeze })
    }
  }
}

const emptyTexts = (): Record<Target, string> => ({ goods: '', goods_trade: '', [SHOWCASES]: '', [SUSPECTS]: '' })
