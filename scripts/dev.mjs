// `npm run dev`: the store from its sources. Edits of pages appear at once, edits of the server restart it.
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'
import { become } from './setup/runtime.mjs'

await install(createSteps())
become(['scripts/dev/dev.ts'], { NODE_ENV: 'development' })
