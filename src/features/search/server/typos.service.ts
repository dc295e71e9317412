import type { Db } from '#server/database/connect.ts'
import { typosBetween } from '../reader/words.rules.ts'
import { errorsAllowed, halvesOf, listLookalikes, listOneTypoAway } from '../search.rules.ts'
import * as misspelt from './typos.queries.ts'

const MAX_MEANT = 50
/** Numbers read per corrected prefix. */
const MAX_TYPO_PREFIX_MATCHES = 8
const MAX_TYPO_PREFIX_MATCHES_IN_HEAD = 200
/** Results of a prefix with two swapped characters that come before all others. */
const SWAPPED_FIRST = 5
/** Up to this length a text may be a base number: STM32F10. */
const MAX_BASE_LENGTH = 8
/** Whole numbers with one typo that come before those that begin with one. */
const WHOLE_FIRST = 3
const MAX_TYPOS = 2

const typosOf = (text: string) => [...listOneTypoAway(text), ...listLookalikes(text)].filter(isStorable)

/** PostgreSQL refuses lone surrogates, which cutting a text may leave. */
const isStorable = (text: string): boolean => text.isWellFormed()

/** Corrections, the likeliest first: one typo, one typo in a prefix, several. */
export async function listMeant(sql: Db, norm: string): Promise<Array<{ goodsId: number; model: string }>> {
  const typos = typosOf(norm)
  const whole = typos.length > 0 ? await misspelt.listOneTypoIds(sql, typos) : []
  // A short text is rather the beginning of a number: AO3480 may be AO3400A as well as AO3481.
  if (whole.length > 0 && norm.length > MAX_BASE_LENGTH) return whole
  const prefixMatches = typos.length > 0 ? await misspelt.listByPrefix(sql, typos, MAX_TYPO_PREFIX_MATCHES) : []
  if (whole.length + prefixMatches.length > 0) {
    const all = [...whole.slice(0, WHOLE_FIRST), ...rankPrefixMatches(norm, prefixMatches), ...whole]
    return [...new Map(all.map((one) => [one.goodsId, one])).values()].slice(0, MAX_MEANT)
  }
  const halves = halvesOf(norm)
  if (!halves) return []
  const half = await misspelt.listMisspeltIds(sql, norm, halves.head, halves.tail, errorsAllowed(norm))
  if (half.length > 0) return half
  const heads = [halves.head, ...typosOf(halves.head)].filter(isStorable)
  const both = await misspelt.listByPrefix(sql, heads, MAX_TYPO_PREFIX_MATCHES_IN_HEAD)
  const isNear = ({ modelNorm }: { modelNorm: string }) => typosBetween(norm, modelNorm, MAX_TYPOS) <= MAX_TYPOS
  const near = both.filter(isNear)
  const found = near.length > 0 ? near : both.filter(({ modelNorm }) => beginsNear(norm, modelNorm))
  // Several corrections of the head may lead to the same number.
  return [...new Map(found.map((one) => [one.goodsId, one])).values()]
    .sort((a, b) => Number(b.inStock) - Number(a.inStock) || b.popularity - a.popularity)
    .slice(0, MAX_MEANT)
}

/** Whether a longer number begins so but for two typos: ESP32-WRROM-23E of ESP32-WROOM-32E-N4. */
const beginsNear = (norm: string, modelNorm: string): boolean =>
  norm.length > MAX_BASE_LENGTH && typosBetween(norm, modelNorm.slice(0, norm.length), MAX_TYPOS) <= MAX_TYPOS

/** Two swapped characters are the likeliest typo. Of the other beginnings the best part of each, then the second of each. */
export function rankPrefixMatches<
  Row extends { goodsId: number; beginning: string; inStock: boolean; popularity: number },
>(norm: string, rows: Row[]) {
  const letters = (text: string) => [...text].sort().join('')
  const isSwapped = (text: string) => text.length === norm.length && letters(text) === letters(norm)
  const groups = [...Map.groupBy(rows, (row) => row.beginning)].map(([beginning, group]) => ({
    isSwapped: isSwapped(beginning),
    group: group.sort((a, b) => Number(b.inStock) - Number(a.inStock) || b.popularity - a.popularity),
  }))
  groups.sort(
    (a, b) =>
      Number(b.isSwapped) - Number(a.isSwapped) || (b.group[0]?.popularity ?? 0) - (a.group[0]?.popularity ?? 0),
  )
  const swapped = groups.flatMap((one) => (one.isSwapped ? one.group.slice(0, SWAPPED_FIRST) : []))
  const ranked = new Set<Row>(swapped)
  for (let place = 0; ranked.size < MAX_MEANT && place < MAX_TYPO_PREFIX_MATCHES; place += 1)
    for (const { group } of groups) {
      const row = group[place]
      if (row) ranked.add(row)
    }
  // A part may begin with several of them.
  return [...new Map([...ranked].map((row) => [row.goodsId, row])).values()].slice(0, MAX_MEANT)
}
