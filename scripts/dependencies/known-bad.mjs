// Versions that must not be installed, from a list that is kept beside this file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ name: string, range: string, why: string }} BadVersions */

/** @returns {BadVersions[]} */
export const readKnownBad = () => parseKnownBad(readFileSync(join(import.meta.dirname, 'known-bad.tsv'), 'utf8'))

/**
 * Name, range and reason, with tabs between; lines that begin with # say something else.
 * @param {string} text
 * @returns {BadVersions[]}
 */
export function parseKnownBad(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [name = '', range = '', why = ''] = line.split('\t')
    if (!name || !why || !RANGE.test(range)) throw new Error(`known-bad.tsv: cannot read "${line}"`)
    return { name, range, why }
  })
}

const RANGE = /^(\s*(\|\||(>=|<=|>|<|=)\d+\.\d+\.\d+))+\s*$/

/**
 * A version before a release (`1.2.0-beta.1`) counts as that release.
 * @param {string} version
 */
const numbersOf = (version) => version.split(/[.+-]/).slice(0, 3).map(Number)

/**
 * @param {string} one
 * @param {string} other
 */
function compareVersions(one, other) {
  const [left, right] = [numbersOf(one), numbersOf(other)]
  for (let place = 0; place < 3; place++) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** @type {Record<string, (difference: number) => boolean>} */
const OPERATORS = {
  '=': (difference) => difference === 0,
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
}

/**
 * Whether a version lies in a range such as `>=2.0.0 <2.3.1 || =3.0.0`.
 * @param {string} version
 * @param {string} range
 */
export const isWithin = (version, range) =>
  range.split('||').some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((bound) => {
        const [, operator = '', limit = ''] = /^([<>=]+)(.+)$/.exec(bound) ?? []
        return OPERATORS[operator]?.(compareVersions(version, limit)) ?? false
      }),
  )

/**
 * One line for every package of the lock file that is on the list.
 * @param {import('./locked-packages.mjs').LockedPackage[]} packages
 * @param {BadVersions[]} list
 */
export const findKnownBad = (packages, list) =>
  packages.flatMap(({ name, version, path }) =>
    list
      .filter((bad) => bad.name === name && isWithin(version, bad.range))
      .map(({ range, why }) => `${path} ${version} is in ${range}: ${why}`),
  )
