import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'

const { sql } = await createWorld()

test('tokens of a part hold its kind, values, rank, coarse rank and words, also while an index is built', async () => {
  const parts: Array<
    [inStock: boolean, popularity: number, lifecycle: string, values: number[], ranks: [string, string]]
  > = [
    [true, 900, 'Obsolete', [], ['=r0', '=g0']],
    [false, 900, 'Active', [7], ['=r1', '=g0']],
    [true, 1, 'Active', [7, 12], ['=r2', '=g0']],
    [true, 2, 'NRND', [], ['=r8', '=g1']],
    [true, 1023, 'Active', [], ['=r61', '=g7']],
    [true, 1024, 'Active', [], ['=r62', '=g7']],
    [true, 2_000_000_000, 'Active', [], ['=r122', '=g15']],
  ]
  for (const [inStock, popularity, lifecycle, values, ranks] of parts) {
    const found = await sql.begin(async (tx) => {
      // As in CREATE INDEX, ANALYZE and a restored backup.
      const [schema] = await tx<{ name: string }[]>`select current_schema name`
      await tx`set local search_path = pg_catalog, pg_temp`
      return tx<{ tokens: string[] }[]>`
        select ${tx(schema?.name ?? 'public')}.search_tokens(3, 4, 5, ${values}::int[], ${inStock}, ${popularity}, ${lifecycle}, 'USB hubs') tokens`
    })
    expect(found).toEqual([{ tokens: ['=c3', '=b4', '=p5', ...ranks, ...values.map((id) => `=v${id}`), 'hub', 'usb'] }])
  }
})
