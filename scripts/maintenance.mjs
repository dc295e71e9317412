// `npm run maintenance -- on`: closes the store to visitors, and opens it again.
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'
import { become } from './setup/runtime.mjs'

await install(createSteps(process.stderr))
become(['src/app/commands/maintenance-command.ts', ...process.argv.slice(2)])
