// `npm run reindex`: recomputes derived data of goods (counts, filters, lowest prices) and of orders (figures), and repairs it.
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'
import { become } from './setup/runtime.mjs'

await install(createSteps(process.stderr))
become(['src/app/commands/reindex-command.ts', ...process.argv.slice(2)])
