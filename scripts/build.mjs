// `npm run build`: builds the pages. `npm start` and `npm test` do so by themselves.
import { buildPages } from './setup/build-pages.mjs'
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'

const step = createSteps()
await install(step)
await buildPages(step)
