import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inTransaction, type Sql } from '#server/database/connect.ts'
import * as queries from './load-words.queries.ts'

const SYNONYMS = join(import.meta.dirname, '../../words/synonyms.tsv')

/** Rows of a file with tabs, without its heading. */
export const readTable = (text: string): Array<[first: string, second: string]> =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [first = '', second = ''] = line.split('\t')
      return [first.trim(), second.trim()]
    })

/** Inserts the built-in words once per database; changes by staff stay. */
export async function loadSynonyms(sql: Sql): Promise<void> {
  const [known] = await queries.findSynonym(sql)
  if (known) return
  const rows = readTable(await readFile(SYNONYMS, 'utf8')).map(([phrase, meaning]) => ({ phrase, meaning }))
  await inTransaction(sql, (tx) => queries.insertSynonyms(tx, rows))
}

/** What words mean in one catalogue, by the names on the way to each category. */
export async function loadCategoryWords(sql: Sql, words: Array<{ phrase: string; path: string[] }>): Promise<void> {
  await inTransaction(sql, (tx) => queries.insertCategoryWords(tx, words))
}
