import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findKnownBad, isWithin, parseKnownBad, readKnownBad } from './known-bad.mjs'
import { findUnacceptedLicences, isAccepted } from './licences.mjs'
import { listPackages } from './locked-packages.mjs'
import { writeSbom } from './sbom.mjs'

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'))

const lockOf = (packages: Record<string, object>) => ({
  name: 'shop',
  version: '1.0.0',
  packages: { '': {}, ...packages },
})

describe('versions known to be bad', () => {
  test.each([
    ['4.17.20', '<4.17.21', true],
    ['4.17.21', '<4.17.21', false],
    ['10.1.2', '=9.2.2 || >=10.1.1 <=10.1.2', true],
    ['10.1.3', '=9.2.2 || >=10.1.1 <=10.1.2', false],
    ['5.3.2-beta.1', '>=5.0.0 <5.3.2', false],
    ['0.9.10', '<0.10.0', true],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(isWithin(version, range)).toBe(expected)
  })

  test('are found at any depth, by their real name', () => {
    const packages = listPackages(
      lockOf({
        'node_modules/a/node_modules/lodash': { version: '4.17.20', license: 'MIT' },
        'node_modules/low': { name: 'lodash', version: '4.0.0', license: 'MIT' },
        'node_modules/lodash': { version: '4.17.21', license: 'MIT' },
      }),
    )
    expect(findKnownBad(packages, readKnownBad()).map((line) => line.split(' ')[0])).toEqual([
      'node_modules/a/node_modules/lodash',
      'node_modules/low',
    ])
  })

  test('an invalid line is an error', () => {
    expect(() => parseKnownBad('lodash 4.17.20 without tabs')).toThrow('cannot read')
    expect(() => parseKnownBad('lodash\t~4.17.20\twhy')).toThrow('cannot read')
  })

  test('the list is in the order of names', () => {
    const names = readKnownBad().map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
  })
})

describe('licences', () => {
  const accepts = (licence: string) => ['MIT', 'Zlib'].includes(licence)
  test.each([
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['MIT OR GPL-3.0-only', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT AND Zlib)', true],
    ['(MIT AND GPL-2.0-only) OR Zlib', true],
    ['', false],
  ])('%s: %s', (expression, expected) => {
    expect(isAccepted(expression, accepts)).toBe(expected)
  })

  test('the LGPL is taken from one package only', () => {
    const packages = listPackages(
      lockOf({
        'node_modules/@img/sharp-libvips-linux-x64': { version: '1.0.0', license: 'LGPL-3.0-or-later' },
        'node_modules/other': { version: '1.0.0', license: 'LGPL-3.0-or-later' },
        'node_modules/silent': { version: '1.0.0' },
      }),
    )
    expect(findUnacceptedLicences(packages)).toEqual([
      'other 1.0.0: licence LGPL-3.0-or-later',
      'silent 1.0.0: licence not named',
    ])
  })
})

describe('the bill of materials', () => {
  const sbom = writeSbom(lock)

  test('names every package of the lock file once, with licence and hash', () => {
    const wanted = new Set(listPackages(lock).map(({ name, version }) => `${name}@${version}`))
    expect(sbom.components).toHaveLength(wanted.size)
    expect(sbom.components.filter(({ licenses }) => !licenses)).toEqual([])
    expect(sbom.components.find(({ name }) => name === 'fastify')).toMatchObject({
      type: 'library',
      scope: 'required',
      purl: expect.stringMatching(/^pkg:npm\/fastify@\d/),
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    })
    expect(sbom.components.find(({ name }) => name === 'vitest')?.scope).toBe('excluded')
  })

  test('lists dependencies between listed packages', () => {
    const known = new Set([sbom.metadata.component['bom-ref'], ...sbom.components.map((one) => one['bom-ref'])])
    const used = sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
    expect(used.filter((ref) => !known.has(ref))).toEqual([])
    const [own] = sbom.dependencies
    expect(own?.dependsOn).toContainEqual(expect.stringMatching(/^pkg:npm\/fastify@/))
  })
})
