import { partFamily } from '../kit/part-family.ts'
import { regulatorLines } from './regulator-lines.ts'

interface Maker {
  code: string
  brand: string
  weight: number
  /** Makers rate the same number differently. */
  current: string
  inputMax: number
  dropout: string
  price: number
  extra?: string
}

const OUTPUTS = 'adj,1.2,1.5,1.8,2.5,2.85,3.3,5'

/** One number, six makers: the catalogue must keep them apart by maker alone. */
function ams1117({ code, brand, weight, current, inputMax, dropout, price, extra = '' }: Maker) {
  const figures = `1117 ${current} 2.5 ${inputMax} ${dropout} 5m W ${price} ${OUTPUTS}`
  return partFamily({
    code,
    brand,
    weight,
    lines: regulatorLines(`AMS1117-{p} ${figures} .=SOT-223-3:R2500~.\n${extra.replaceAll('%', figures)}`),
  })
}

export const amsFamily = ams1117({
  code: 'ams-ams1117',
  brand: 'Advanced Monolithic Systems',
  weight: 1,
  current: '1',
  inputMax: 15,
  dropout: '1.3',
  price: 0.12,
  extra: 'AMS1117CD-{p} % .=TO-252:R2500~.\nAMS1117CS-{p} % .=SOIC-8:R2500~.',
})

export const cjAms1117Family = ams1117({
  code: 'cj-ams1117',
  brand: 'JCET/CJ',
  weight: 1,
  current: '1',
  inputMax: 18,
  dropout: '1.3',
  price: 0.05,
})

export const lrcAms1117Family = ams1117({
  code: 'lrc-ams1117',
  brand: 'LRC',
  weight: 1,
  current: '800m',
  inputMax: 15,
  dropout: '1.2',
  price: 0.05,
})

export const taiwanAms1117Family = ams1117({
  code: 'taiwan-ams1117',
  brand: 'Taiwan Semiconductor',
  weight: 1,
  current: '1',
  inputMax: 12,
  dropout: '1.3',
  price: 0.09,
})

export const mccAms1117Family = ams1117({
  code: 'mcc-ams1117',
  brand: 'Micro Commercial Components',
  weight: 1,
  current: '1',
  inputMax: 15,
  dropout: '1.4',
  price: 0.08,
})

export const panjitAms1117Family = ams1117({
  code: 'panjit-ams1117',
  brand: 'Panjit',
  weight: 1,
  current: '800m',
  inputMax: 12,
  dropout: '1.3',
  price: 0.07,
})
