import type { Sql, Tx } from '../../../server/database/connect.ts'
import { Lexicon } from '../reader/lexicon.rules.ts'
import * as queries from './lexicon.queries.ts'

type Db = Sql | Tx

const CHECK_EVERY_MS = 1000

interface Kept {
  version: string
  lexicon: Promise<Lexicon>
  checkedAt: number
}

const kept = new WeakMap<Db, Kept>()

/** The words of this shop, read again within a second after staff have taught one or the catalogue has changed. */
export async function getLexicon(sql: Db, now = Date.now()): Promise<Lexicon> {
  const known = kept.get(sql)
  if (known && now - known.checkedAt < CHECK_EVERY_MS) return known.lexicon
  const version = (await queries.findVersion(sql))[0]?.version ?? ''
  if (known?.version === version) {
    known.checkedAt = now
    return known.lexicon
  }
  const lexicon = readLexicon(sql)
  kept.set(sql, { version, lexicon, checkedAt: now })
  lexicon.catch(() => kept.delete(sql))
  return lexicon
}

async function readLexicon(sql: Db): Promise<Lexicon> {
  const [categories, brands, packages, attributes, values, synonyms, categoryWords] = await Promise.all([
    queries.listCategories(sql),
    queries.listBrands(sql),
    queries.listPackages(sql),
    queries.listAttributes(sql),
    queries.listTextValues(sql),
    queries.listSynonyms(sql),
    queries.listCategoryWords(sql),
  ])
  return new Lexicon({
    categories,
    brands,
    packages,
    attributes: attributes.map(({ rank, implies, ...attribute }) => ({
      ...attribute,
      rank: rank ?? undefined,
      implies: implies ?? undefined,
    })),
    values,
    synonyms,
    categoryWords,
  })
}
