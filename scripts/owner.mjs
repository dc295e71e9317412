// `npm run owner`: names the shop and its first administrator, and changes either later. Works while the store runs.
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'
import { become } from './setup/runtime.mjs'

await install(createSteps(process.stderr))
become(['src/app/commands/owner-command.ts', ...process.argv.slice(2)])
