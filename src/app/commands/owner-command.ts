import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { getStaffPage, savePage } from '#features/content/server/content.service.ts'
import { parseSource } from '#features/content/server/source-text.ts'
import { appointOwner, type Setup, takeOver } from '#features/shop/server/setup.service.ts'
import { changeShop, getShopState } from '#features/shop/server/shop.service.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { Sql } from '#server/database/connect.ts'
import { openSealer } from '#server/secrets/store-secret.ts'
import { isAppError } from '#shared/app-error.ts'
import { forgetSecrets } from '../startup/seal-secrets.ts'
import { setupParts } from './owner.ts'
import { HELP, readArguments, readChanges, readSetup, UsageError } from './owner-command/arguments.ts'
import { askForShop } from './owner-command/ask.ts'
import { withDatabase } from './owner-command/database.ts'
import { explain } from './run-command.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

type Arguments = ReturnType<typeof readArguments>

/** A store without an owner is taken over; one that has an owner is changed. */
async function run(sql: Sql, config: Config, given: Arguments): Promise<void> {
  if (given.show) return say(JSON.stringify(await getShopState(sql), null, 2))
  if (given['forget-secrets'])
    return say(`${await forgetSecrets(sql, openSealer(config))} secrets that could not be read were deleted.`)
  if (given.publish) return publish(sql, given.publish, given.file)
  const { owned, settings, bankAccounts } = await getShopState(sql)
  const environment = given['password-stdin'] ? { OWNER_PASSWORD: await readFirstLine() } : process.env
  if (!owned) {
    const open = async (setup: Setup) => {
      await takeOver(sql, setup, setupParts)
      say(`${setup.shop.name} is yours. Log in as ${setup.administrator.adminEmail}.`)
    }
    return given.interactive ? askForShop(given, environment, open) : open(readSetup(given, environment))
  }
  const { edit, administrator } = readChanges(given, environment, { settings, bankAccounts })
  if (!edit && !administrator)
    throw new UsageError(
      `This store already has an owner (${settings.name || 'no shop name'}). Name the settings to change; see --help.`,
    )
  if (edit) {
    const { version } = await changeShop(sql, { accountId: null, who: 'command line' }, edit)
    say(`The settings are changed (version ${version}).`)
  }
  if (administrator) {
    await appointOwner(sql, administrator, setupParts)
    say(`${administrator.adminEmail} may log in with the new password.`)
  }
}

async function readFirstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}

/** Publishes a template unchanged, or a Markdown file instead. */
async function publish(sql: Sql, pageName: string, file: string | undefined): Promise<void> {
  const page = await getStaffPage(sql, pageName)
  const text = file ? parseSource(withFields(await readFile(file, 'utf8'), page), file) : undefined
  await savePage(sql, {
    pageName,
    version: page.version,
    title: text?.field('title') ?? page.title,
    summary: text?.field('summary') ?? page.summary,
    body: text?.body ?? page.body,
    state: 'published',
  })
  say(`${pageName} is published.`)
}

/** A file without fields keeps the title and summary of the page it replaces. */
const withFields = (text: string, { title, summary }: { title: string; summary: string }) =>
  text.startsWith('---\n') ? text : `---\ntitle: ${title}\nsummary: ${summary}\n---\n${text}`

try {
  const given = readArguments(process.argv.slice(2), process.stdin.isTTY === true)
  if (given.help) say(HELP)
  else {
    const config = readConfig(process.env)
    await withDatabase(config, (sql) => run(sql, config, given))
  }
} catch (error) {
  const known = error instanceof UsageError || isAppError(error) || (error instanceof Error && 'code' in error)
  process.stderr.write(`ohmstead: ${known ? error.message : explain(error)}\n`)
  process.exitCode = 1
}
