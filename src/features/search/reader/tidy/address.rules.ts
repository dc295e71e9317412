import { looksLikeNumber } from '../part-number.rules.ts'

const ADDRESS = /https?:\/\/[^\s/]+(\S*)/gi

/** Addresses of product pages as the part number in them: ".../texas-instruments/LM324DR/276676" is LM324DR. */
export const readAddresses = (text: string): string =>
  text.replace(ADDRESS, (_, path: string) => ` ${numberIn(path)} `).trim()

function numberIn(path: string): string {
  const segments = path
    .replace(/[?#].*$/, '')
    .split('/')
    .map((segment) => decode(segment).replace(/\.(?:html?|pdf|aspx?|php)$/i, ''))
    .filter(Boolean)
  // Some pages have the manufacturer before the number: Texas-Instruments-LM358DR_C7950.
  const parts = segments.flatMap((segment) => segment.split('_')).map((part) => part.replace(/^(?:\p{L}{3,}-)+/u, ''))
  return parts.find((part) => /[a-z]/i.test(part) && looksLikeNumber(part)) ?? parts.find(looksLikeNumber) ?? ''
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
