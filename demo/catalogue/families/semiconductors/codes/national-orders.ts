import { type Order, order, remember } from '../kit/order.ts'
import { lookUp, words } from '../kit/table.ts'
import { temperatureRanges } from '../kit/temperature.ts'

/** Package codes that Texas Instruments kept from National Semiconductor; `#` takes the pin count of the token. */
const BODIES: Readonly<Record<string, string>> = {
  M: 'SOIC-#',
  MA: 'SOIC-8',
  WM: 'SOIC-#W',
  MM: 'MSOP-#',
  MUA: 'MSOP-8',
  MF: 'SOT-23-#',
  MK: 'SOT-23-#',
  M3: 'SOT-23-3',
  M5: 'SOT-23-5',
  M7: 'SOT-353',
  MG: 'SOT-353',
  MT: 'TSSOP-#',
  MTC: 'TSSOP-#',
  MH: 'HTSSOP-#',
  MR: 'HSOP-8',
  MP: 'SOT-223-3',
  MPE: 'SOT-223-5',
  N: 'DIP-#',
  T: 'TO-220-3',
  TE: 'TO-220-5',
  TF: 'TO-220-11',
  S: 'TO-263',
  SE: 'TO-263-5',
  DT: 'TO-252',
  Z: 'TO-92-3',
  SD: 'DFN-#',
  LD: 'DFN-#',
  SQ: 'QFN-#',
}

/** Codes whose printed letters differ from the key we tell them apart by. */
const PRINTED: Readonly<Record<string, string>> = { TE: 'T', TF: 'T', SE: 'S', MPE: 'MP' }

const THROUGH_HOLE = new Set(['N', 'T', 'TE', 'TF', 'Z'])
const SMALL_REEL = new Set(['MM', 'MUA', 'MF', 'MK', 'M3', 'M5', 'M7', 'MG', 'MP', 'MPE', 'SD', 'LD', 'SQ', 'MR'])

/**
 * Ex-National order codes, e.g. "C:W T S MP" with the option "-3.3": LM1117MPX-3.3/NOPB. The X is the large reel; the
 * bare code is a tube, or a reel of 1,000 for small packages.
 */
export const nationalOrders = remember((spec: string, option: string) => {
  const orders: Order[] = []
  let letter = ''
  let range = ''
  for (const token of words(spec)) {
    if (token.includes(':')) {
      ;[letter = '', range = ''] = token.split(':')
      if (letter === '-') letter = ''
    } else orders.push(...packagings(letter, range, token, option))
  }
  return orders
})

function packagings(letter: string, range: string, token: string, option: string): Order[] {
  const [key = token, pins = ''] = BODIES[token] ? [token] : (/^([A-Z]+)(\d*)$/.exec(token)?.slice(1) ?? [])
  const body = lookUp(BODIES, key, 'National package').replace('#', pins)
  const code = `${letter}${PRINTED[key] ?? key}`
  const stem = `${code}${option}/NOPB`
  const temperature = range === '' ? undefined : lookUp(temperatureRanges, range, 'temperature range')
  const loose = key === 'Z' ? 'Bulk' : 'Tube'
  const short = SMALL_REEL.has(key)
    ? order(stem, body, 'Tape & reel', { stem, count: 1000, temperature, spellings: [`${code}${option}`] })
    : order(stem, body, loose, { stem, temperature, spellings: [`${code}${option}`] })
  if (THROUGH_HOLE.has(key)) return [short]
  return [
    short,
    order(`${code}X${option}/NOPB`, body, 'Tape & reel', { stem, temperature, spellings: [`${code}X${option}`] }),
  ]
}
