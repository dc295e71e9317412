import type { Db } from '#server/database/connect.ts'
import { outsideHeavyCall } from '#server/heavy-call.ts'
import { withHighestRanks } from '../../rank-groups.rules.ts'
import { Lexicon } from '../../reader/lexicon.rules.ts'
import * as queries from './lexicon.queries.ts'

const CHECK_EVERY_MS = 1000

interface Kept {
  version: string
  lexicon: Lexicon
  checkedAt: number
}

/** How long searches wait for a reload after a change in this process. */
const EXPECT_MS = 3000
let expectedUntil = 0

/** Call after a change of words, so that the next search uses them. */
export function expectNewWords(now = Date.now()): void {
  expectedUntil = now + EXPECT_MS
}

const kept = new WeakMap<Db, Kept>()
const reading = new WeakMap<Db, Promise<Lexicon>>()

/**
 * The cached lexicon. At most once a second a search checks whether words or the catalogue have changed;
 * it is reloaded in the background, while searches use the old one.
 */
export async function getLexicon(sql: Db, now = Date.now()): Promise<Lexicon> {
  const known = kept.get(sql)
  if (!known) return readOnce(sql)
  if (now < expectedUntil) {
    known.checkedAt = now
    await renew(sql, known)
    return kept.get(sql)?.lexicon ?? known.lexicon
  }
  if (now - known.checkedAt >= CHECK_EVERY_MS) {
    known.checkedAt = now
    // Ignored: if the database is unavailable, the search itself fails.
    void outsideHeavyCall(() => renew(sql, known)).catch(() => {})
  }
  return known.lexicon
}

async function renew(sql: Db, known: Kept): Promise<void> {
  const version = await readVersion(sql)
  if (version !== known.version) await readOnce(sql)
}

/** Concurrent searches share one load, also when the call that began it is aborted. */
function readOnce(sql: Db): Promise<Lexicon> {
  const pending = reading.get(sql)
  if (pending) return pending
  const words = outsideHeavyCall(() => readLexicon(sql)).finally(() => reading.delete(sql))
  reading.set(sql, words)
  return words
}

const readVersion = async (sql: Db) => (await queries.findVersion(sql))[0]?.version ?? ''

async function readLexicon(sql: Db): Promise<Lexicon> {
  // Before the words: what changes while they are read is read again.
  const version = await readVersion(sql)
  const [categories, brands, packages, attributes, values, synonyms, categoryWords, rankShares, mostPopular] =
    await Promise.all([
      queries.listCategories(sql),
      queries.listBrands(sql),
      queries.listPackages(sql),
      queries.listAttributes(sql),
      queries.listTextValues(sql),
      queries.listSynonyms(sql),
      queries.listCategoryWords(sql),
      queries.listRankShares(sql),
      queries.countMostPopular(sql),
    ])
  const goodsCount = brands.reduce((sum, one) => sum + one.goodsCount, 0)
  const lexicon = new Lexicon({
    categories,
    brands,
    packages,
    attributes: attributes.map(({ rank, implies, equalFor, ...attribute }) => ({
      ...attribute,
      rank: rank ?? undefined,
      implies: implies ?? undefined,
      equalFor: equalFor ?? undefined,
    })),
    values,
    synonyms,
    categoryWords,
    rankShares: withHighestRanks(rankShares, mostPopular, goodsCount),
  })
  kept.set(sql, { version, lexicon, checkedAt: Date.now() })
  return lexicon
}
