// `npm run acceptance`: drives a running store by HTTP and with a browser, as a customer would to accept it, clause by clause
// of docs/clauses.md. Without `--url` it opens a demo store of its own. `-- --help` lists the options.
import { buildPages } from './setup/build-pages.mjs'
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'
import { become } from './setup/runtime.mjs'

const step = createSteps(process.stderr)
await install(step)
await buildPages(step)
become(['tests/acceptance/run.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' })
