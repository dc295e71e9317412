import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createEmptyDatabase } from './databases/empty-database.ts'
import { COMPILED, openStore, temporaryFolder } from './process.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Texts of the demo, which must not appear in other stores. */
export const INVENTED =
  /ohmstead|kiln quay|rotterdam|harbour bank|xmpl|555 01 42|exhibition|exposition|iso \d{4,5}|demo store/i
export const PASSWORD = 'copper lantern under water'
export const ACCENT = '#1f4fd1'

export const NEW_SHOP = {
  name: 'Fernhill Parts',
  legalName: 'Fernhill Components B.V.',
  accent: ACCENT,
  street: 'Mill Lane 3',
  postalCode: '3511 AB',
  city: 'Utrecht',
  countryCode: 'NL',
  contactEmail: 'hello@fernhill.example',
  phone: '+31 30 123 45 67',
  currency: 'USD',
  adminName: 'Ada Owner',
  adminEmail: 'ada@fernhill.example',
  adminPassword: PASSWORD,
}

/** A store without owner and demo, in its own process with its own database. */
export async function openOwnStore(templateUrl: string, database: string) {
  const databaseUrl = await createEmptyDatabase(templateUrl, database)
  const folder = await temporaryFolder()
  const store = await openStore({ DATABASE_URL: databaseUrl, DATA_DIR: folder.path, DEMO: 'off', CATALOG_SIZE: '0' })
  return {
    url: store.url,
    outbox: join(folder.path, 'outbox'),
    setupCode: () => /enter the code (\S+)/.exec(store.output())?.[1] ?? '',
    async read(path: string) {
      const answer = await fetch(store.url + path)
      return { status: answer.status, body: await answer.text() }
    },
    async post(path: string, body: object, token = '') {
      const answer = await fetch(store.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: JSON.stringify(body),
      })
      return answer.json() as Promise<{ code: number; msg: string; data: Record<string, unknown> }>
    },
    /** `npm run owner` beside the running store. */
    async runOwner(args: string[], env: Record<string, string> = {}, input = '') {
      const child: ChildProcess = spawn(process.execPath, ['src/app/commands/owner-command.ts', '--yes', ...args], {
        cwd: ROOT,
        env: { PATH: process.env.PATH, ...COMPILED, DATABASE_URL: databaseUrl, DEMO: 'off', ...env },
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => {
          output += chunk.toString('utf8')
        })
      child.stdin?.end(input)
      const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
      return { code, output }
    },
    async close() {
      await store.stop()
      await folder.remove()
    },
  }
}
