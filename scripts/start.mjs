// `npm start`: from a fresh clone to an open store.
import { join } from 'node:path'
import { become, build, install, root } from './runtime.mjs'

install()
build()
// Rendering makes much short-lived garbage; collecting it in small steps keeps the idle server a quarter smaller.
become(['--max-semi-space-size=8', 'src/app/server.ts'], {
  NODE_ENV: process.env.NODE_ENV ?? 'production',
  // What was compiled once is read the next time: a quicker start, and no compiler in memory.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compiled'),
})
