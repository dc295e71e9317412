import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSettings } from '#server/config.ts'
import { isAlive } from '#server/database/embedded/processes.ts'
import { openStore, type StoreProcess, temporaryFolder, tryToOpen } from '../support/process.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

/** Of the store that finds its port in use, and then of the one that runs: preparing a database takes 4 s of processor time. */
const dataDir = () => join(folder.path, 'data')

/** The message of a failed start: one line with our name in front. */
const complaint = (output: string) => output.split('\n').filter((line) => line.startsWith('ohmstead: '))

describe('a failed start prints one line and exits with code 1', () => {
  test('a bad environment value', async () => {
    const { code, output } = await tryToOpen({ PORT: 'eighty', DATA_DIR: folder.path })
    expect(code).toBe(1)
    expect(output.trim()).toBe('ohmstead: Bad environment: PORT: must be a whole number')
  })

  test('a missing database', async () => {
    const { code, output } = await tryToOpen({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/store', DEMO: 'on' })
    expect(code).toBe(1)
    expect(complaint(output)).toEqual([
      expect.stringMatching(/^ohmstead: Cannot use the database of DATABASE_URL: .*ECONNREFUSED/),
    ])
    expect(output).not.toContain('secret')
  })

  test('a data folder that is a file', async () => {
    const file = join(folder.path, 'a-file')
    await writeFile(file, '')
    const { code, output } = await tryToOpen({ DATA_DIR: join(file, 'data') })
    expect(code).toBe(1)
    expect(complaint(output)).toEqual([expect.stringMatching(/^ohmstead: DATA_DIR .* cannot be written: /)])
  })

  test.skipIf(process.getuid?.() === 0)('a read-only data folder', async () => {
    const path = join(folder.path, 'locked')
    await mkdir(path, { mode: 0o555 })
    const { code, output } = await tryToOpen({ DATA_DIR: path })
    expect(code).toBe(1)
    expect(complaint(output)).toEqual([expect.stringMatching(/cannot be written/)])
  })

  test('a port that is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const PORT = String(typeof address === 'object' ? address?.port : 0)
    const { code, output } = await tryToOpen({ PORT, DATA_DIR: dataDir(), DEMO: 'off' })
    other.close()
    expect(code).toBe(1)
    expect(complaint(output)).toEqual([
      `ohmstead: Port ${PORT} is in use. Stop what uses it, or set PORT to another number.`,
    ])
    expect(isDatabaseRunning(dataDir())).toBe(false)
  })
})

test('--help lists every variable and starts nothing', async () => {
  const { code, output } = await tryToOpen({ DATA_DIR: join(folder.path, 'help') }, ['--help'])
  expect(code).toBe(0)
  expect(listSettings().filter(({ name }) => !new RegExp(`^  ${name} +\\w`, 'm').test(output))).toEqual([])
  expect(existsSync(join(folder.path, 'help'))).toBe(false)
})

describe('a running store', () => {
  let store: StoreProcess
  beforeAll(async () => {
    store = await openStore({ DATA_DIR: dataDir(), DEMO: 'off' })
  })

  test('a shop without a mail server says that its mails reach nobody, in the log and on the screen', () => {
    const lines = store.output().split('\n')
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}Mails reach nobody: .* Set SMTP_URL/))
    expect(lines).toContainEqual(expect.stringMatching(/^\{"level":40,.*"msg":"Mails reach nobody: /))
  })

  test('a second start on the same data folder is refused, and the first keeps running', async () => {
    const { code, output } = await tryToOpen({ DATA_DIR: dataDir(), DEMO: 'off' })
    expect(code).toBe(1)
    expect(complaint(output)).toEqual([
      expect.stringMatching(/^ohmstead: Another store is running with the data folder /),
    ])
    expect((await fetch(`${store.url}/api/health`)).status).toBe(200)
  })

  test('SIGTERM stops everything including the database, with code 0', async () => {
    expect(isDatabaseRunning(dataDir())).toBe(true)
    expect(await store.stop()).toBe(0)
    expect(isDatabaseRunning(dataDir())).toBe(false)
  })
})

function isDatabaseRunning(dataDir: string): boolean {
  const file = join(dataDir, 'postgres/postmaster.pid')
  return existsSync(file) && isAlive(Number.parseInt(readFileSync(file, 'utf8'), 10))
}
