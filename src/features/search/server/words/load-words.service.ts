import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inTransaction, type Sql } from '#server/database/connect.ts'
import * as queries from './load-words.queries.ts'

const SYNONYMS = join(import.meta.dirname, '../../words/synonyms.tsv')

/** Rows of a file with tabs, without its heading. */
export const readTable = (text: string): Array<[first: string, second: string, third: string]> =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [first = '', second = '', third = ''] = line.split('\t')
      return [first.trim(), second.trim(), third.trim()]
    })

/** Inserts the built-in words of editions that are not loaded yet. Changes by staff stay. */
export async function loadSynonyms(sql: Sql): Promise<void> {
  const rows = readBuiltIn(await readFile(SYNONYMS, 'utf8'))
  const newest = Math.max(...rows.map(({ edition }) => edition))
  const [known] = await queries.findEdition(sql)
  if (known && known.edition >= newest) return
  await inTransaction(sql, async (tx) => {
    const [loaded = { edition: 0 }] = await queries.lockEdition(tx)
    const later = rows.filter(({ edition }) => edition > loaded.edition)
    await queries.insertSynonyms(tx, later)
    await queries.setEdition(tx, newest)
  })
}

/** Without a number in the third column a word is of the first edition. */
const readBuiltIn = (text: string) =>
  readTable(text).map(([phrase, meaning, edition]) => ({ phrase, meaning, edition: Number(edition) || 1 }))

/** What words mean in one catalogue, by the names on the way to each category. */
export async function loadCategoryWords(sql: Sql, words: Array<{ phrase: string; path: string[] }>): Promise<void> {
  await inTransaction(sql, (tx) => queries.insertCategoryWords(tx, words))
}
