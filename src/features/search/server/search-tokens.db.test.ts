import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'

const { sql } = await createWorld()

const parts: Array<
  [inStock: boolean, popularity: number, lifecycle: string, values: number[], rank: number, coarse: number]
> = [
  [true, 900, 'Obsolete', [], 0, 0],
  [false, 900, 'Active', [7], 1, 0],
  [true, 1, 'Active', [7, 12], 2, 0],
  [true, 2, 'NRND', [], 8, 1],
  [true, 1023, 'Active', [], 61, 7],
  [true, 1024, 'Active', [], 62, 7],
  [true, 2_000_000_000, 'Active', [], 122, 15],
]

test.each(parts)(
  'tokens and ranks of a part, also while an index is built: %s, %i, %s',
  async (inStock, popularity, lifecycle, values, rank, coarse) => {
    const found = await sql.begin(async (tx) => {
      // As in CREATE INDEX, ANALYZE and a restored backup.
      const [row] = await tx<{ name: string }[]>`select current_schema name`
      const schema = tx(row?.name ?? 'public')
      await tx`set local search_path = pg_catalog, pg_temp`
      return tx<{ tokens: string[]; ranks: number[] }[]>`
        select ${schema}.search_tokens(3, 4, 5, ${values}::int[], ${inStock}, ${popularity}, ${lifecycle}, 'USB hubs') tokens,
          ${schema}.search_ranks(${inStock}, ${popularity}, ${lifecycle}) ranks`
    })
    const tokens = ['=c3', '=b4', '=p5', `=r${rank}`, `=g${coarse}`, ...values.map((id) => `=v${id}`), 'hub', 'usb']
    expect(found).toEqual([{ tokens, ranks: [rank, -1 - coarse] }])
  },
)
