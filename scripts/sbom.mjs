// `npm run sbom [file]`: the bill of materials (CycloneDX JSON), from the lock file, without a network. `--licences`
// lists the licences instead.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listPackages } from './dependencies/locked-packages.mjs'
import { countLicences, writeSbom } from './dependencies/sbom.mjs'
import { root } from './setup/runtime.mjs'

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const [target] = process.argv.slice(2)
if (target === '--licences') {
  for (const [licence, count] of countLicences(listPackages(lock))) console.log(`${count}\t${licence}`)
} else {
  const text = `${JSON.stringify(writeSbom(lock), null, 2)}\n`
  if (target) writeFileSync(target, text)
  else process.stdout.write(text)
}
