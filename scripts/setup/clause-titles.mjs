import { join } from 'node:path'
import { root } from './runtime.mjs'

/** What the last `npm test` without arguments reported; a run of some tests does not replace it. */
export const wholeReport = join(root, '.cache/vitest-whole.json')

const NAMED = /\[([A-Z]+-[A-Z0-9-]*\d+(?:[ ,]+[A-Z]+-[A-Z0-9-]*\d+)*)\]/g
/** Titles may be put together from tables, so everything but comments and tests that are switched off is read. */
const NO_TITLE = /\/\/.*$|\/\*[\s\S]*?\*\/|\b(?:test|describe)\.(?:skip|todo)\(.*$/gm

/**
 * @param {{ testResults: Array<{ assertionResults: Array<{ fullName: string, status: string }> }> }} report
 * @returns {string[]}
 */
export const listPassedTitles = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  )

/**
 * @param {string} source
 * @returns {string[]}
 */
export const listSourceTitles = (source) => [source.replaceAll(NO_TITLE, '')]

/**
 * @param {string[]} titles
 * @returns {Set<string>}
 */
export const namedClauses = (titles) =>
  new Set(titles.flatMap((title) => [...title.matchAll(NAMED)].flatMap(([, list = '']) => list.split(/[ ,]+/))))
