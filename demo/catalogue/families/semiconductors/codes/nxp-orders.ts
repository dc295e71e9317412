import { type Order, order, remember } from '../kit/order.ts'
import { lookUp, words } from '../kit/table.ts'

/** NXP codes of microcontroller packages; the pin count follows in the number itself. */
const BODIES: Readonly<Record<string, string>> = {
  BD: 'LQFP-',
  HN: 'QFN-',
  HI: 'QFN-',
  DH: 'TSSOP-',
  ET: 'BGA-',
  EV: 'BGA-',
  UK: 'WLCSP-',
  N: 'DIP-',
}

const HIGHEST: Readonly<Record<string, number>> = { F: 85, J: 105 }

/**
 * "FBD100 FET100": LPC1768FBD100,551 in a tray and ,518 on a reel. Newer lines, marked with "letters", write QL and J
 * instead of the digits. `version` is what some lines put behind the pins: LPC11U35FHN33/501.
 */
export const lpcOrders = remember((spec: string) => {
  const tokens = words(spec)
  const letters = tokens.includes('letters')
  return tokens.filter((token) => token !== 'letters').flatMap((token) => packagings(token, letters))
})

function packagings(token: string, letters: boolean): Order[] {
  const match = /^([FJ])(BD|HN|HI|DH|ET|EV|UK|N)(\d+)(\/\d+)?$/.exec(token)
  if (!match) throw new Error(`"${token}" is not an LPC package`)
  const [, grade = '', code = '', pins = ''] = match
  // The 33rd contact is the pad under the chip.
  const body = `${lookUp(BODIES, code, 'NXP package')}${pins === '33' ? '32' : pins}`
  const details = { stem: token, temperature: [-40, HIGHEST[grade] ?? 85] as const }
  const loose = order(`${token}${letters ? 'QL' : ',551'}`, body, body.startsWith('TSSOP') ? 'Tube' : 'Tray', details)
  return [loose, order(`${token}${letters ? 'J' : ',518'}`, body, 'Tape & reel', details)]
}

/** Kinetis packages: LL is LQFP-100, FM QFN-32. */
export const kinetisBodies: Readonly<Record<string, string>> = {
  FG: 'QFN-16',
  FK: 'QFN-24',
  FM: 'QFN-32',
  FT: 'QFN-48',
  HT: 'QFN-48',
  LC: 'LQFP-32',
  LD: 'LQFP-44',
  LF: 'LQFP-48',
  LH: 'LQFP-64',
  LK: 'LQFP-80',
  LL: 'LQFP-100',
  LQ: 'LQFP-144',
  MC: 'BGA-121',
  MD: 'BGA-144',
  MP: 'BGA-64',
  WJ: 'SOIC-20W',
  TG: 'TSSOP-16',
  TJ: 'TSSOP-20',
}

/** "V12 LL LQ MD": VLL12 in a tray, VLL12R on a reel. */
export const kinetisOrders = remember((spec: string) => {
  const [speed = '', ...codes] = words(spec)
  const grade = speed.charAt(0)
  return codes.flatMap((code): Order[] => {
    const body = lookUp(kinetisBodies, code, 'Kinetis package')
    const stem = `${grade}${code}${speed.slice(1)}`
    const details = { stem, temperature: [-40, grade === 'M' ? 125 : grade === 'C' ? 85 : 105] as const }
    return [
      order(stem, body, /^(TSSOP|SOIC)/.test(body) ? 'Tube' : 'Tray', details),
      order(`${stem}R`, body, 'Tape & reel', details),
    ]
  })
})
