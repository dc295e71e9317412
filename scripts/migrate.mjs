// `npm run migrate`: migrates the schema of DATABASE_URL and exits.
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'
import { become } from './setup/runtime.mjs'

await install(createSteps(process.stderr))
become(['src/app/commands/migrate-command.ts', ...process.argv.slice(2)])
