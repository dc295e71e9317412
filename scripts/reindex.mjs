// `npm run reindex`: works out everything that follows from the goods (counts, filters, lowest prices) and from the orders (figures), and mends it.
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'
import { become } from './setup/runtime.mjs'

await install(createSteps(process.stderr))
become(['src/app/commands/reindex-command.ts', ...process.argv.slice(2)])
