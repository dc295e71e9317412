import { type Order, order, remember } from '../kit/order.ts'
import { lookUp, words } from '../kit/table.ts'
import { type TemperatureRange, temperatureRanges } from '../kit/temperature.ts'

/** Package letters of Analog Devices; `#` takes the pin count of the token ("R8"). */
const ADI_BODIES: Readonly<Record<string, string>> = {
  R: 'SOIC-#',
  RW: 'SOIC-#W',
  RM: 'MSOP-#',
  RT: 'SOT-23-#',
  RJ: 'SOT-23-#',
  UJ: 'SOT-23-#',
  KS: 'SOT-353',
  KS6: 'SOT-363',
  RU: 'TSSOP-#',
  RE: 'HTSSOP-#',
  RS: 'SSOP-#',
  RQ: 'QSOP-#',
  CP: 'QFN-#',
  CPD: 'DFN-#',
  N: 'DIP-#',
  ST: 'LQFP-#',
  RI: 'SOIC-#W',
  BC: 'BGA-#',
  CC: 'LGA-#',
  CB: 'WLCSP-#',
}

const PRINTED: Readonly<Record<string, string>> = { CPD: 'CP', KS6: 'KS' }

/**
 * "A:E R8 RM8 | B:E R8": AD8605ARTZ-REEL7 and so on. The grade letters come first, Z marks RoHS; -REEL is the 13-inch
 * and -REEL7 (-RL7, -R7) the 7-inch reel, -R2 a reel of 250 for small packages. Leadless packages shorten the names,
 * unless the line says "+REEL".
 */
export const adiOrders = remember((spec: string) => {
  const orders: Order[] = []
  let grade = ''
  let temperature: TemperatureRange | undefined
  const longNames = spec.includes('+REEL')
  for (const token of words(spec).filter((word) => word !== '+REEL')) {
    if (token.includes(':')) {
      const [letters = '', range = ''] = token.split(':')
      grade = letters === '-' ? '' : letters
      temperature = lookUp(temperatureRanges, range, 'temperature range')
    } else orders.push(...adiPackagings(grade, temperature, token, longNames))
  }
  return orders
})

function adiPackagings(
  grade: string,
  temperature: TemperatureRange | undefined,
  token: string,
  longNames: boolean,
): Order[] {
  const match = /^([A-Z]+)(\d*)$/.exec(token)
  const key = ADI_BODIES[token] ? token : (match?.[1] ?? token)
  const body = lookUp(ADI_BODIES, key, 'Analog Devices package').replace('#', match?.[2] ?? '')
  const stem = `${grade}${PRINTED[key] ?? key}Z`
  const reel = (mark: string, count: number, ...others: string[]) =>
    order(`${stem}-${mark}`, body, 'Tape & reel', {
      stem,
      temperature,
      count,
      spellings: others.map((other) => `${stem}-${other}`),
    })
  const loose = order(stem, body, /^(QFN|LQFP|BGA|LGA|DFN)/.test(body) ? 'Tray' : 'Tube', { stem, temperature })
  if (/^DIP/.test(body)) return [loose]
  if (/^(SOT-|WLCSP)/.test(body)) return [reel('REEL7', 3000, 'RL7', 'R7'), reel('R2', 250), reel('REEL', 10000, 'RL')]
  if (/^(QFN|DFN|LGA|BGA|LQFP)/.test(body) && !longNames) {
    return [loose, reel('RL7', 1500, 'REEL7', 'R7'), reel('RL', 5000, 'REEL')]
  }
  return [loose, reel('REEL7', 1000, 'RL7', 'R7'), reel('REEL', 2500, 'RL')]
}

/** Package codes of Linear Technology. */
const LT_BODIES: Readonly<Record<string, string>> = {
  S8: 'SOIC-8',
  S: 'SOIC-16',
  S14: 'SOIC-14',
  SW: 'SOIC-16W',
  S3: 'SOT-23-3',
  S5: 'SOT-23-5',
  S6: 'SOT-23-6',
  TS8: 'SOT-23-8',
  SC6: 'SOT-363',
  MS8: 'MSOP-8',
  MS8E: 'MSOP-8',
  MS: 'MSOP-10',
  MSE: 'MSOP-16',
  DD: 'DFN-8',
  DDB: 'DFN-8',
  DC: 'DFN-6',
  DE: 'DFN-12',
  UD: 'QFN-16',
  UF: 'QFN-16',
  UFD: 'QFN-28',
  UH: 'QFN-32',
  UHF: 'QFN-38',
  FE: 'HTSSOP-20',
  GN: 'QSOP-16',
  G: 'SSOP-28',
  N8: 'DIP-8',
  N: 'DIP-16',
  ST: 'SOT-223-3',
  Q: 'TO-263-5',
  M: 'TO-263',
  T: 'TO-220-3',
  Z: 'TO-92-3',
}

const LT_RANGES: Readonly<Record<string, TemperatureRange>> = {
  C: [0, 70],
  I: [-40, 85],
  E: [-40, 125],
  H: [-40, 150],
}

/** "CIH S8 MS8": LT1763CS8-3.3#PBF and #TRPBF; small packages also come on a mini reel, #TRMPBF. */
export const linearOrders = remember((spec: string, option: string) => {
  const [grades = '', ...packages] = words(spec)
  return packages.flatMap((code) =>
    grades.split('/').flatMap((grade): Order[] => {
      const body = lookUp(LT_BODIES, code, 'Linear Technology package')
      const base = `${grade}${code}${option}`
      const stem = `${base}#PBF`
      const temperature = LT_RANGES[grade.charAt(grade.length - 1)] ?? LT_RANGES.I
      const details = { stem, temperature, price: grade.endsWith('H') ? 1.3 : grade.endsWith('C') ? 1 : 1.08 }
      const loose = order(stem, body, body.startsWith('TO-92') ? 'Bulk' : 'Tube', { ...details, spellings: [base] })
      const onReel = order(`${base}#TRPBF`, body, 'Tape & reel', { ...details, spellings: [`${base}#TR`] })
      if (/^(DIP|TO-220|TO-92)/.test(body)) return [loose]
      if (/^SOT-(23|363)/.test(body)) {
        return [
          onReel,
          order(`${base}#TRMPBF`, body, 'Tape & reel', { ...details, count: 500, spellings: [`${base}#TRM`, base] }),
        ]
      }
      return [loose, onReel]
    }),
  )
})

const MAXIM_RANGES: Readonly<Record<string, TemperatureRange>> = {
  C: [0, 70],
  E: [-40, 85],
  A: [-40, 125],
  G: [-40, 105],
}

/** "CPE:DIP-16 ESE:SOIC-16": MAX232CPE+ and on reels MAX232ESE+T. The first letter tells the temperature unless `=X` does. */
export const maximOrders = remember((spec: string, option: string) =>
  words(spec).flatMap((token): Order[] => {
    const [code = '', body = '', range] = token.split(/[:=]/)
    const temperature = range ? temperatureRanges[range] : MAXIM_RANGES[code.charAt(0)]
    const stem = `${code}${option}+`
    const details = { stem, temperature, spellings: [`${code}${option}`] }
    const onReel = order(`${stem}T`, body, 'Tape & reel', {
      ...details,
      spellings: [`${code}${option}-T`, `${code}${option}T`],
    })
    if (/^(SOT-|WLCSP)/.test(body)) return [{ ...onReel, spellings: [...onReel.spellings, `${code}${option}`] }]
    const loose = order(stem, body, /^(TQFP|QFN)/.test(body) ? 'Tray' : 'Tube', details)
    return body.startsWith('DIP') ? [loose] : [loose, onReel]
  }),
)
