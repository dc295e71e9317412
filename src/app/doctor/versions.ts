import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type ExaminedStore, type Finding, fault, good } from './finding.ts'

const PACKAGE = join(import.meta.dirname, '../../../package.json')
const OLDEST_POSTGRES = 15
const EXTENSIONS = ['pg_trgm', 'fuzzystrmatch']

export const storeVersion = async (): Promise<string> =>
  z.object({ version: z.string() }).parse(JSON.parse(await readFile(PACKAGE, 'utf8'))).version

export async function checkVersions({ sql }: ExaminedStore): Promise<Finding[]> {
  const [server] = await sql<{ version: string; major: number; extensions: string[] }[]>`
    select current_setting('server_version') version, current_setting('server_version_num')::int / 10000 major,
      array(select extname::text from pg_extension) extensions`
  const says = `Ohmstead ${await storeVersion()}, Node ${process.versions.node}, PostgreSQL ${server?.version}.`
  const missing = EXTENSIONS.filter((name) => !server?.extensions.includes(name))
  return [
    (server?.major ?? 0) < OLDEST_POSTGRES
      ? fault(says, `Upgrade PostgreSQL to ${OLDEST_POSTGRES} or newer.`)
      : good(says),
    ...(missing.length > 0
      ? [
          fault(
            `The database lacks ${missing.join(' and ')}.`,
            missing.map((name) => `create extension ${name};`).join(' '),
          ),
        ]
      : []),
  ]
}
