import { plainOrders } from '../codes/plain-orders.ts'
import { mosfet } from '../kinds/mosfet.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { words } from '../kit/table.ts'
import { estimateMosfet } from './mosfet-estimates.ts'

interface Case {
  body: string
  orders: string
}

/** The letter behind the voltage names the package: Y LFPAK56, M LFPAK33, P TO-220, B D2PAK, L LFPAK88. */
const CASES: Readonly<Record<string, Case>> = {
  Y: { body: 'PDFN-8 5×6', orders: ',115=PDFN-8_5×6:R1500~.|. X=PDFN-8_5×6:R1500~.' },
  M: { body: 'PDFN-8 3.3×3.3', orders: 'X=PDFN-8_3.3×3.3:R1500~.|. ,115=PDFN-8_3.3×3.3:R1500~.' },
  P: { body: 'TO-220-3', orders: ',127=TO-220-3:T50~.|.' },
  B: { body: 'TO-263', orders: ',118=TO-263:R800~.|.' },
  D: { body: 'TO-252', orders: ',118=TO-252:R2500~.|.' },
}

/** `6R7-40MLD`: on resistance 6.7 mΩ, 40 V, package, then gate drive and generation. */
const psmn = `0R9-25YLC 0R9-25YLD 0R9-30YLD 1R0-25YLD 1R0-30YLC 1R0-30YLD 1R0-40YLD 1R1-25YLC 1R2-25YLC 1R2-25YLD 1R2-30YLC 1R2-30YLD
  1R4-30YLD 1R4-40YLD 1R5-25MLH 1R5-30YL 1R6-30MLH 1R6-40YLC 1R7-25YLD 1R7-30YL 1R8-30MLH 1R9-25YLC 1R9-40PLQ 2R0-25YLD 2R0-30YL
  2R0-30YLD 2R0-30YLE 2R0-60PS 2R2-25YLC 2R2-40PS 2R2-40YSD 2R4-30YLD 2R5-30YL 2R5-60PL 2R6-40YS 2R6-60PS 2R8-25MLC 2R8-40BS
  2R8-40PS 2R9-30MLC 3R0-30MLC 3R0-30YL 3R0-60BS 3R0-60PS 3R2-40YLD 3R3-40YS 3R3-60PL 3R3-80BS 3R3-80PS 3R4-30BL 3R4-30PL 3R5-25MLD
  3R5-40YSD 3R5-80PS 3R7-25YLC 3R7-30YLC 3R7-100BSE 3R8-100BS 3R9-60PS 3R9-60XS 4R0-25YLC 4R0-30YL 4R0-40YS 4R0-60YS 4R1-60YL 4R2-30MLD
  4R2-80YSE 4R3-30BL 4R3-30PL 4R3-80ES 4R3-80PS 4R3-100PS 4R4-30MLC 4R4-80BS 4R4-80PS 4R5-40BS 4R5-40PS 4R6-60BS 4R6-60PS 4R8-100BSE
  4R8-100YSE 5R0-30YL 5R0-40MLH 5R0-80BS 5R0-80PS 5R0-100PS 5R2-60YL 5R4-25YLD 5R5-60YS 5R6-60YL 5R6-100BS 5R6-100PS 5R8-40YS 6R0-25YLB
  6R0-25YLD 6R0-30YL 6R0-30YLB 6R0-30YLD 6R1-30YLD 6R3-120PS 6R4-30MLD 6R5-25YLC 6R5-30MLD 6R5-80BS 6R5-80PS 6R7-40MLD 6R7-40MSD 6R9-100YSF
  7R0-30MLC 7R0-30YL 7R0-30YLC 7R0-40LS 7R0-60YS 7R0-100BS 7R0-100PS 7R2-40YLD 7R5-25YLC 7R5-30MLD 7R5-30YLD 7R5-60YL 7R6-60BS 7R6-60PS
  7R8-100PSE 7R8-120PS 8R0-30YL 8R0-30YLC 8R0-40BS 8R0-40PS 8R2-80YS 8R3-40YS 8R5-40MLD 8R5-60YS 8R5-100PS 8R5-108ES 8R7-80BS 8R7-80PS
  8R9-100BSE 9R0-25MLC 9R0-25YLC 9R0-30YL 9R1-30YL 9R5-30YLC 9R5-100BS 9R5-100PS 9R8-30MLC 010-25YLC 011-30YLC 011-60MS 011-80YS
  012-25YLC 012-60MS 012-60YS 012-80BS 012-80PS 012-100YS 013-30MLC 013-30YLC 013-40VLD 013-60YL 013-80YS 013-100BS 013-100PS 014-40YS
  014-60LS 014-80YL 015-60BS 015-60PS 015-100B 015-100P 015-100YL 016-100BS 016-100PS 016-100YS 017-30BL 017-30PL 017-60YS 017-80BS 017-80PS
  018-80YS 019-100YL 020-30MLC 020-100YS 021-100YL 022-30BL 022-30PL 023-40YLC 025-80YL 025-100D 026-80YS 027-100BS 027-100PS 028-100YS
  029-100HLX 030-60YS 030-150P 034-100BS 034-100PS 035-150B 035-150P 038-100K 038-100YL 039-100YS 040-100MSE 041-80YL 045-80YS 045-100HL
  050-80BS 050-80PS 057-200P 059-150Y 063-150D 069-100YS 070-200P 075-100MSE 085-150K 102-200Y 130-200D 165-200K`

/** Automotive: BUK9Y takes logic level, BUK7Y a full gate drive; `12-40E` is 12 mΩ, 40 V. */
const automotive = `1R4-40H 1R6-40H 1R9-40H 2R3-40H 2R8-40H 3R0-40H 3R5-40H 4R4-40E 5R4-40H 6R0-40H 7R6-40E 8R7-60E 12-40E 12-55B 12-80E 14-40B
  14-80E 15-60E 19-55B 19-75B 19-100E 21-40E 22-30B 25-60E 25-80E 26-100E 29-40E 30-75B 38-100E 40-55B 43-60E 43-75B 53-100B 59-60E 65-100E
  72-80E 107-80E 153-100E`

function resistanceOf(text: string): number {
  return Number(text.replace('R', '.')) / 1000
}

function psmnLine(token: string): Line[] {
  const match = /^(\d+R?\d*)-(\d+)([YMPBD])(\w*)$/.exec(token)
  const found = match?.[3] ? CASES[match[3]] : undefined
  if (!match || !found) return []
  const [, rds = '', volts = '', , suffix = ''] = match
  const name = `PSMN${token}`
  const figures = estimateMosfet({
    name,
    polarity: 'n',
    voltage: Number(volts),
    resistance: resistanceOf(rds),
    logicLevel: suffix.startsWith('L'),
    // Logic level types of 60 V and more differ in it.
    gateLimit: suffix.startsWith('L') && Number(volts) > 40 ? undefined : 20,
    body: found.body,
  })
  return [{ head: name, nature: mosfet(figures), orders: plainOrders(found.orders) }]
}

function automotiveLines(token: string): Line[] {
  const [rds = '', rest = ''] = token.split('-')
  const voltage = Number.parseInt(rest, 10)
  return [
    ['BUK9Y', 'PDFN-8 5×6', true] as const,
    ['BUK7Y', 'PDFN-8 5×6', false] as const,
    ['BUK9M', 'PDFN-8 3.3×3.3', true] as const,
    ['BUK7M', 'PDFN-8 3.3×3.3', false] as const,
  ].map(([prefix, body, logicLevel]) => ({
    head: `${prefix}${token}`,
    nature: mosfet(
      estimateMosfet({
        name: `${prefix}${token}`,
        polarity: 'n',
        voltage,
        resistance: resistanceOf(rds),
        logicLevel,
        // BUK9 and the types of 2018 (H) have less, or another limit for each direction.
        gateLimit: logicLevel || rest.endsWith('H') ? undefined : 20,
        body,
      }),
    ),
    orders: plainOrders(`,115=${body.replaceAll(' ', '_')}:R1500~.!D|. X=${body.replaceAll(' ', '_')}:R1500~.!D`),
  }))
}

export const nexperiaPowerMosfetFamily = partFamily({
  code: 'nexperia-power-mosfets',
  brand: 'Nexperia',
  weight: 3,
  lines: [...words(psmn).flatMap(psmnLine), ...words(automotive).flatMap(automotiveLines)],
})
