// `npm run bom:check <folder>`: reads every file of a folder as a BOM and prints which columns were found.
import { join, resolve } from 'node:path'
import { become, root } from './runtime.mjs'

become([join(root, 'scripts/bom-check.ts'), resolve(process.argv[2] ?? 'src/features/bom/server/reading/fixtures')])
