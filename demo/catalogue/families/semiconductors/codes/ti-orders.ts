import { type Order, order, remember } from '../kit/order.ts'
import { lookUp, words } from '../kit/table.ts'
import { type TemperatureRange, temperatureRanges } from '../kit/temperature.ts'
import { tiPackage } from './ti-packages.ts'

interface Grade {
  letter: string
  temperature: TemperatureRange | undefined
}

/**
 * Order codes from a line such as "C:C D8 P PW8 I:I D8 +lead": a grade letter with its temperature range ("-" when the
 * number has no letter), then the packages sold in it. "+lead" adds the G4 and E4 finishes of older devices, "+Q1" the
 * automotive grade.
 */
export const tiOrders = remember((spec: string) => {
  const orders: Order[] = []
  const tokens = words(spec)
  const finishes = tokens.includes('+lead') ? ['', 'G4', 'E4'] : ['']
  let grade: Grade = { letter: '', temperature: undefined }
  const automotive = new Map<string, string>()
  for (const token of tokens) {
    if (token.includes(':')) grade = readGrade(token)
    else if (!token.startsWith('+')) {
      for (const finish of finishes) orders.push(...packagings(grade, token, finish))
      // The P of regulators with a discharge resistor stays before the Q: TLV73312PQDRVRQ1.
      automotive.set(token, grade.letter === 'P' ? 'PQ' : (automotive.get(token) ?? 'Q'))
    }
  }
  if (tokens.includes('+Q1'))
    for (const [token, letters] of automotive) orders.push(...automotivePackagings(token, letters))
  return orders
})

function readGrade(token: string): Grade {
  const [letter = '', range = ''] = token.split(':')
  return {
    letter: letter === '-' ? '' : letter,
    temperature: range === '' ? undefined : lookUp(temperatureRanges, range, 'temperature range'),
  }
}

function packagings({ letter, temperature }: Grade, token: string, finish: string): Order[] {
  const { code, body, loose, reels } = tiPackage(token)
  // TI never sold its green finish in plastic DIP: those only carry E4.
  if (finish === 'G4' && body.startsWith('DIP')) return []
  const stem = `${letter}${code}${finish}`
  const orders = reels.map((reel) =>
    order(`${letter}${code}${reel.letter}${finish}`, body, 'Tape & reel', { stem, count: reel.count, temperature }),
  )
  if (loose) orders.push(order(stem, body, loose, { stem, temperature }))
  return orders
}

const AUTOMOTIVE: TemperatureRange = [-40, 125]

function automotivePackagings(token: string, letters: string): Order[] {
  const { code, body, reels } = tiPackage(token)
  const reel = reels.find(({ letter }) => letter === 'R')
  if (!reel) return []
  return [
    order(`${letters}${code}RQ1`, body, 'Tape & reel', {
      stem: `${letters}${code}Q1`,
      count: reel.count,
      temperature: AUTOMOTIVE,
      qualification: 'AEC-Q100',
      spellings: [`${letters}${code}`, `${letters}${code}R`],
    }),
  ]
}
