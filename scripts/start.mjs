// `npm start`: from a fresh clone to an open store.
import { become, build, install } from './runtime.mjs'

install()
build()
// Rendering makes much short-lived garbage; collecting it in small steps keeps the idle server a quarter smaller.
become(['--max-semi-space-size=8', 'src/app/server.ts'], {
  NODE_ENV: process.env.NODE_ENV ?? 'production',
})
