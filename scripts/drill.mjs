// `npm run drill:alerts`, `drill:attack`, `drill:fuzz`, `drill:load`, `drill:cluster`, `drill:nginx`, `drill:payments`, `drill:pgbouncer`, `drill:upgrade`: long runs by hand against a store of their own on this machine.
import { buildPages } from './setup/build-pages.mjs'
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'
import { become } from './setup/runtime.mjs'

const [name, ...args] = process.argv.slice(2)
const step = createSteps(process.stderr)
await install(step)
await buildPages(step)
become([`tests/drills/${name}.ts`, ...args], { NODE_ENV: 'production' })
