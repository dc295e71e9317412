import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from '../config.ts'
import type { Sql } from '../database/connect.ts'
import { makePrivateFolder, PRIVATE_FILE } from './private-folder.ts'

const MARKER_FILE = '.store'

/**
 * Refuses to start with a folder for files that is not the one other hosts use. The first start marks it. To be called
 * by one process at a time.
 */
export async function assertSameFolder(sql: Sql, folder: string): Promise<void> {
  const path = join(folder, MARKER_FILE)
  const found = (await readFile(path, 'utf8').catch(() => '')).trim()
  const marker = found || randomUUID()
  const noted = await sql`
    insert into file_folder (marker, host) values (${marker}, ${hostname()}) on conflict (only_row) do nothing returning marker`
  if (noted.length > 0) {
    await makePrivateFolder(folder)
    await writeFile(path, `${marker}\n`, { mode: PRIVATE_FILE })
    return
  }
  const [known] = await sql<{ marker: string; host: string }[]>`select marker, host from file_folder`
  if (known?.marker === found) return
  throw new ConfigError(
    `${folder} is not the folder with the files of this store, which ${known?.host} has. ` +
      'All hosts need one shared DATA_DIR, or a bucket (S3_ENDPOINT); see docs/operations/trouble.md when it was moved or lost.',
  )
}
