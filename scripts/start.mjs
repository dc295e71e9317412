// `npm start`: from a fresh clone to an open store.
import { join } from 'node:path'
import { buildPages } from './setup/build-pages.mjs'
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'
import { become, root } from './setup/runtime.mjs'

const args = process.argv.slice(2)
const step = createSteps()
await install(step)
if (!args.includes('--help')) await buildPages(step)
// Rendering makes much short-lived garbage; collecting it in small steps keeps the idle server a quarter smaller.
become(['--max-semi-space-size=16', 'src/app/server.ts', ...args], {
  NODE_ENV: process.env.NODE_ENV ?? 'production',
  // Compile cache: a faster start and less memory.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compiled'),
})
