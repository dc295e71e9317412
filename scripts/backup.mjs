// `npm run backup`: copies the database and the files of the store while it runs.
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'
import { become } from './setup/runtime.mjs'

await install(createSteps(process.stderr))
become(['src/app/commands/backup-command.ts', ...process.argv.slice(2)])
