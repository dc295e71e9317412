// `npm run staff -- ship <orderNo> …`: what staff can do with orders, from the command line of a running store.
import { become, install } from './runtime.mjs'

install()
become(['src/app/staff-command.ts', ...process.argv.slice(2)])
