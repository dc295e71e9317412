// `npm run bench [name …]`: measures what docs/measurements.md tells, one JSON line a figure.
import { become, build, install } from './runtime.mjs'

install()
build()
become(['bench/run.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' })
