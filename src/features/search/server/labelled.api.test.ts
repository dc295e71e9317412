import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { searchGoods } from '../search.contract.ts'

const world = await createWorld()
const { call } = world.visitor()

/** One part of each family of the demo catalogue and how people look for it, a query a line. */
const labelled = readFileSync(join(import.meta.dirname, 'labelled-queries.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [family = '', model = '', kind = '', text = ''] = line.split('\t')
    return { family, model, kind, text }
  })
type Query = Pick<(typeof labelled)[number], 'model' | 'text'>

/** As the page shows them, from the top. */
async function find(goodsModel: string): Promise<string[]> {
  const { exact, packagings, list } = await call(searchGoods, { fuzzy: true, goodsModel })
  return [...exact, ...packagings, ...list].map((goods) => goods.goodsModel)
}

/** The queries that do not show their part among the first few, with what they show instead. */
async function missesOf(queries: readonly Query[], first: number): Promise<string[]> {
  const misses: string[] = []
  for (const { text, model } of queries) {
    const shown = (await find(text)).slice(0, first)
    if (!shown.includes(model)) misses.push(`${text} should find ${model}, found ${shown.join(' ') || 'nothing'}`)
  }
  return misses
}

const ofKind = (kind: string) => labelled.filter((query) => query.kind === kind)

describe('[API-GOODS-06] the labelled queries', () => {
  test('are many, and of many part families', () => {
    expect(new Set(labelled.map((query) => query.family)).size).toBeGreaterThan(200)
    expect(labelled.length).toBeGreaterThan(600)
  })

  test('every part is found first by its number', async () => {
    const models = [...new Set(labelled.map((query) => query.model))]
    expect(
      await missesOf(
        models.map((model) => ({ model, text: model })),
        1,
      ),
    ).toEqual([])
  })

  // How many positions down the part may stand. A typing error is a wrong, missing, needless or swapped character.
  test.each([
    ['written', 'in another case, with or without its signs', 1],
    ['prefix', 'by a prefix that no other part has', 1],
    ['packing', 'under another packing code', 1],
    ['typo', 'with one typing error', 3],
  ])('%s: %s, it is among the first %i', async (kind, _, first) => {
    expect(ofKind(kind).length).toBeGreaterThan(15)
    expect(await missesOf(ofKind(kind), first)).toEqual([])
  })
})
