// `npm run bom:check <folder>`: reads every file of a folder as a BOM and prints which columns were found.
import { join, resolve } from 'node:path'
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'
import { become, root } from './setup/runtime.mjs'

await install(createSteps(process.stderr))
become([join(root, 'scripts/bom-check.ts'), resolve(process.argv[2] ?? 'src/features/bom/server/reading/fixtures')])
