// Which licences we take, and from whom others.

/** They ask for no more than a notice, or (MPL, the fonts' OFL) that their own files stay as free as they are. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Libraries that stay exchangeable files of their own and are not changed, as the LGPL asks. */
const EXCEPTIONS = [{ package: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' }]

/**
 * Whether an SPDX expression such as `(MIT AND Zlib) OR GPL-2.0` leaves us a way. No expression of ours mixes both
 * words without brackets.
 * @param {string} expression
 * @param {(licence: string) => boolean} accepts
 * @returns {boolean}
 */
export function isAccepted(expression, accepts) {
  const text = expression.trim()
  const either = splitOutside(text, ' OR ')
  if (either.length > 1) return either.some((part) => isAccepted(part, accepts))
  const both = splitOutside(text, ' AND ')
  if (both.length > 1) return both.every((part) => isAccepted(part, accepts))
  return text.startsWith('(') && text.endsWith(')') ? isAccepted(text.slice(1, -1), accepts) : accepts(text)
}

/**
 * @param {string} text
 * @param {string} word
 */
function splitOutside(text, word) {
  let part = ''
  const parts = []
  let depth = 0
  for (let place = 0; place < text.length; place++) {
    if (text[place] === '(') depth++
    if (text[place] === ')') depth--
    if (depth === 0 && text.startsWith(word, place)) {
      parts.push(part)
      part = ''
      place += word.length - 1
    } else part += text[place]
  }
  return [...parts, part]
}

/**
 * One line for every package whose licence we do not take.
 * @param {import('./locked-packages.mjs').LockedPackage[]} packages
 */
export const findUnacceptedLicences = (packages) =>
  packages
    .filter(({ name, license }) => {
      const extra = EXCEPTIONS.filter((one) => one.package.test(name)).map(({ licence }) => licence)
      return !isAccepted(license, (one) => ACCEPTED.has(one) || extra.includes(one))
    })
    .map(({ name, version, license }) => `${name} ${version}: licence ${license || 'not named'}`)
