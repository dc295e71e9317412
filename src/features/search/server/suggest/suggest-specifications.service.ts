import { idOf } from '#features/catalog/server/part-index/part-facts.ts'
import { getParts } from '#features/catalog/server/part-index/part-index.service.ts'
import type { Db } from '#server/database/connect.ts'
import type { Lexicon } from '../../reader/lexicon.rules.ts'
import type { Fact, Reading } from '../../reader/reading.ts'
import { withoutWords } from '../../reader/tidy/without-words.rules.ts'
import type { Plan } from '../../relax-plan.rules.ts'
import type { Suggestion } from '../../search.contract.ts'
import { searchFor } from '../find-wanted.service.ts'
import { resolve, wantedOf } from '../understood.service.ts'

const SHOWN_LEAVES = 3

/** Values, packages, colours and the like, with the categories that have such parts. */
export async function listSpecifications(
  sql: Db,
  lexicon: Lexicon,
  text: string,
  reading: Reading,
): Promise<Suggestion[]> {
  const finished = leaveOutUnfinished(text, reading)
  if (!finished || !(reading.facts.length > 1 || reading.facts.some(isSpecification))) return []
  const plan = await resolve(sql, lexicon, { ...reading, words: [], numbers: [] }, [])
  if (plan.resolved.some(({ condition }) => condition.text !== undefined)) return []
  const leaves = await countLeaves(sql, plan, reading)
  return leaves.slice(0, SHOWN_LEAVES).map(({ categoryId, count }) => ({
    kind: 'specification',
    text: finished,
    category: { categoryId, categoryName: lexicon.categories.nameOf(categoryId) },
    count,
  }))
}

/** The text without its last word when that says nothing yet; nothing when other words are unknown. */
function leaveOutUnfinished(text: string, { words, numbers }: Reading): string | undefined {
  const [unknown, ...others] = [...words, ...numbers]
  if (unknown === undefined) return text
  return others.length === 0 && text.endsWith(unknown) ? withoutWords(text, unknown) : undefined
}

/** Digits that may be the beginning of a value, though 100 is a code for 10 pF, and letters that may be that of a word. */
const UNFINISHED = /^(?:\d\d0|\p{L}{1,2})$/u

/** A name of a category or manufacturer is suggested as such. */
const isSpecification = ({ words, meaning, quantities = [], named, packages }: Fact): boolean =>
  !meaning.brandIds &&
  !UNFINISHED.test(words) &&
  (quantities.length > 0 || named !== undefined || packages !== undefined || !!meaning.values)

/** The categories of the parts that meet all of it, the most frequent first. */
async function countLeaves(sql: Db, plan: Plan, reading: Reading) {
  const wanted = wantedOf(plan, reading)
  const [{ index }, { near: _, ...question }] = await Promise.all([getParts(sql), searchFor(sql, wanted)])
  const { facets } = index.find({ ...question, facets: ['category'], page: { from: 0, size: 0 } })
  const counts = (facets.get('category') ?? []).map(({ fact, count }) => ({ categoryId: idOf(fact), count }))
  const named = plan.leaves && new Set(plan.leaves)
  return counts.filter(({ categoryId }) => named?.has(categoryId) ?? true)
}
