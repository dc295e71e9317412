// `npm run staff -- ship <orderNo> …`: what staff can do with orders, from the command line of a running store.
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'
import { become } from './setup/runtime.mjs'

await install(createSteps(process.stderr))
become(['src/app/commands/staff-command.ts', ...process.argv.slice(2)])
