// Part of `npm test`: package-lock.json must serve every platform we name.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMissingPlatforms, PLATFORMS } from './lock-platforms.mjs'
import { root } from './setup/runtime.mjs'

const path = process.argv[2] ?? join(root, 'package-lock.json')
const missing = findMissingPlatforms(JSON.parse(readFileSync(path, 'utf8')))
for (const line of missing) console.error(line)
if (missing.length > 0) {
  console.error(
    `package-lock.json must name the bindings of ${PLATFORMS.join(', ')}. Take versions that have them all.`,
  )
  process.exit(1)
}
