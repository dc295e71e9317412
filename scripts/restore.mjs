// `npm run restore`: brings a backup back into an empty database.
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'
import { become } from './setup/runtime.mjs'

await install(createSteps(process.stderr))
become(['src/app/commands/restore-command.ts', ...process.argv.slice(2)])
