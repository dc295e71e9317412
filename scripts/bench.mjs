// `npm run bench [name …]`: measures the figures of docs/measurements.md, one JSON line per figure.
import { buildPages } from './setup/build-pages.mjs'
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'
import { become } from './setup/runtime.mjs'

const step = createSteps(process.stderr)
await install(step)
await buildPages(step)
become(['bench/run.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' })
