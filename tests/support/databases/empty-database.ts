import { loadContent } from '#features/content/server/load-content.service.ts'
import { loadSynonyms } from '#features/search/server/words/load-words.service.ts'
import { connect } from '#server/database/connect.ts'
import { administer, databaseAt, dropDatabase } from './copy-database.ts'
import { createMigratedDatabase } from './template-database.ts'

/** A database beside the prepared one that nobody has used: no goods, no accounts, no demo. */
export async function createEmptyDatabase(templateUrl: string, name: string): Promise<string> {
  await dropDatabase(templateUrl, name)
  await administer(templateUrl, (admin) => admin.unsafe(`create database ${name}`))
  return databaseAt(templateUrl, name)
}

/** The same as it is after the first start of a store that is no demo. */
export async function openEmptyDatabase(templateUrl: string, name: string) {
  const url = await createMigratedDatabase(templateUrl, name)
  const sql = connect(url, { pool: 8 })
  await loadContent(sql)
  await loadSynonyms(sql)
  return { sql, url }
}
