import { BackupError } from '#server/backup/backup-error.ts'
import { ConfigError } from '#server/config.ts'
import { codeOf, isDatabaseLost } from '#server/database/database-errors.ts'
import { EmbeddedDatabaseError } from '#server/database/embedded/embedded-folder.ts'
import { MigrationError } from '#server/database/migrations/migrate.ts'
import { tlsHint } from '#server/database/tls.ts'
import { isAppError } from '#shared/app-error.ts'

/** Wrong password, login not allowed, no such database. */
const LOGIN_REFUSED = /^(28P01|28000|3D000)$/
const EXPECTED = [BackupError, ConfigError, EmbeddedDatabaseError, MigrationError]

export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const hint = tlsHint(error)
  const isUnavailable = isDatabaseLost(error) || LOGIN_REFUSED.test(codeOf(error))
  const isExpected = isAppError(error) || EXPECTED.some((kind) => error instanceof kind) || isUnavailable || hint !== ''
  return isExpected ? `${error.message}${hint}` : (error.stack ?? error.message)
}

/** Prints what a command resolves to. Expected errors are one line; anything else is a bug and has its stack. */
export async function runCommand(command: () => string | Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`)
  } catch (error) {
    process.stderr.write(`ohmstead: ${explain(error)}\n`)
    process.exitCode = 1
  }
}
