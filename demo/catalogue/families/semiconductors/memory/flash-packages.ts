import { words } from '../kit/table.ts'
import type { TemperatureRange } from '../kit/temperature.ts'

export const INDUSTRIAL: TemperatureRange = [-40, 85]
export const EXTENDED: TemperatureRange = [-40, 105]

/** Package letters of one maker with the body they mean: "S:SOIC-8W". */
type Packages = readonly (readonly [code: string, body: string])[]

export const readPackages = (spec: string): Packages =>
  words(spec).map((token) => {
    const [code = '', body = ''] = token.split(':')
    return [code, body] as const
  })

export const looseOf = (body: string) => (/^(SOIC|TSSOP)/.test(body) ? 'Tube' : 'Tray')
