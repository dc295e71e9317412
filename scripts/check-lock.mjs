// Part of `npm test`: package-lock.json serves every platform we name, and holds nothing we do not want.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findKnownBad, readKnownBad } from './dependencies/known-bad.mjs'
import { findUnacceptedLicences } from './dependencies/licences.mjs'
import { listPackages } from './dependencies/locked-packages.mjs'
import { findMissingPlatforms, PLATFORMS } from './lock-platforms.mjs'
import { root } from './setup/runtime.mjs'

const path = process.argv[2] ?? join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8'))
const packages = listPackages(lock)

/** @type {Array<[problems: string[], advice: string]>} */
const checks = [
  [
    findMissingPlatforms(lock),
    `package-lock.json must name the bindings of ${PLATFORMS.join(', ')}. Take versions that have them all.`,
  ],
  [findKnownBad(packages, readKnownBad()), 'These are in scripts/dependencies/known-bad.tsv. Take other versions.'],
  [
    findUnacceptedLicences(packages),
    'We do not take these licences; scripts/dependencies/licences.mjs says which we do.',
  ],
]
for (const [problems, advice] of checks) {
  for (const line of problems) console.error(line)
  if (problems.length > 0) console.error(advice)
}
process.exit(checks.some(([problems]) => problems.length > 0) ? 1 : 0)
