import { addMakerName, listManufacturers } from '#features/catalog/server/catalog.service.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf } from '#shared/paging.ts'
import { readQuery } from '../../reader/read-query.rules.ts'
import { wordsOf } from '../../reader/words.rules.ts'
import { searchGoods } from '../../search.contract.ts'
import { findGoods } from '../search.service.ts'
import { expectNewWords, getLexicon } from '../words/lexicon.service.ts'
import * as queries from './teaching.queries.ts'

/** Limits of the lexicon. */
const MAX_WORDS = 12

type Page = { pageNumber: number; pageSize: number }

export async function listMisses(sql: Db, { pageNumber, pageSize, ...filter }: queries.MissFilter & Page) {
  const [list, totalCount] = await Promise.all([
    queries.listMisses(sql, filter, pageSize, offsetOf({ pageNumber, pageSize })),
    queries.countMisses(sql, filter),
  ])
  return { list: list.map((row) => ({ ...row, answeredAt: row.answeredAt?.toISOString() ?? null })), totalCount }
}

/** Days that the page of today looks back, like the list of searches. */
const OPEN: queries.MissFilter = { days: 7, state: 'open' }

/** Searches without a result that nobody has answered. */
export const readMissQueue = async (sql: Db) => ({
  count: await queries.countMisses(sql, OPEN),
  oldestAt: null,
  oldest: '',
})

/** The ones searched for most often first. */
export const listOpenMisses = (sql: Db, limit: number) => queries.listMisses(sql, OPEN, limit, 0)

/** The meaning must have results itself; otherwise the synonym would not help. */
export function teachSynonym(sql: Db, { phrase, meaning }: { phrase: string; meaning: string }, who: string) {
  return inTransaction(sql, async (tx) => {
    const words = wordsOf(phrase)
    if (words.length === 0 || words.length > MAX_WORDS)
      throw new AppError('invalid_input', `A phrase has 1 to ${MAX_WORDS} words of letters or digits.`)
    if (words.join(' ') === wordsOf(meaning).join(' '))
      throw new AppError('invalid_input', 'A phrase cannot mean itself.')
    const result = await findGoods(tx, searchGoods.input.parse({ fuzzy: true, goodsModel: meaning, pageSize: 1 }))
    const found = result.totalCount + result.exact.length + result.packagings.length
    if (found === 0) throw new AppError('invalid_input', `A search for “${meaning}” has no results either.`)
    const taught = (await isNumber(tx, meaning)) ? `${meaning}*` : meaning
    await queries.insertSynonym(tx, { phrase: words.join(' '), meaning: taught, who })
    await queries.saveAnswer(tx, { query: phrase, answer: 'synonym', detail: taught, who })
    expectNewWords()
    return { found }
  })
}

/** A number, not a value such as 100nF. As a meaning it is written with an asterisk. */
const isNumber = async (sql: Db, text: string): Promise<boolean> =>
  /^[^\s*]+$/.test(text) && readQuery(text, await getLexicon(sql)).numbers.length > 0

export function teachMakerName(sql: Db, { brandId, name }: { brandId: number; name: string }, who: string) {
  return inTransaction(sql, async (tx) => {
    const brandName = await addMakerName(tx, brandId, name)
    await queries.saveAnswer(tx, { query: name, answer: 'maker', detail: brandName, who })
    expectNewWords()
    return {}
  })
}

export async function answerMiss(sql: Db, given: { query: string; answer: string }, who: string) {
  await inTransaction(sql, (tx) => queries.saveAnswer(tx, { ...given, detail: '', who }))
  return {}
}

export async function reopenMiss(sql: Db, query: string) {
  const gone = await inTransaction(sql, (tx) => queries.deleteAnswer(tx, query))
  if (gone.length === 0) throw new AppError('not_found', 'This search is not answered.')
  return {}
}

export async function listWords(sql: Db, page: Page) {
  const [list, totalCount] = await Promise.all([
    queries.listWords(sql, page.pageSize, offsetOf(page)),
    queries.countWords(sql),
  ])
  return { list: list.map((row) => ({ ...row, at: row.at.toISOString() })), totalCount }
}

/** The search it answered is open again. */
export function removeSynonym(sql: Db, { phrase, meaning }: { phrase: string; meaning: string }) {
  return inTransaction(sql, async (tx) => {
    const gone = await queries.deleteSynonym(tx, phrase, meaning)
    if (gone.length === 0) throw new AppError('not_found', 'There is no such synonym.')
    await queries.deleteAnswer(tx, phrase)
    expectNewWords()
    return {}
  })
}

export async function listMakerChoices(sql: Db) {
  const { brand } = await listManufacturers(sql)
  return { list: brand.map(({ brandId, brandName }) => ({ brandId, brandName })) }
}
