import type { Field } from '../columns/column-words.ts'
import { readDocuments, readNamedParts } from './documents.rules.ts'
import { readCountry, readWeight } from './values.rules.ts'

const ECCN = /^(?:EAR99|\d[A-E]\d{3}(?:\.[a-z0-9.]{1,10})?)$/i
const HTS = /^\d{4}(?:\.?\d{2}){0,3}(?:\.?\d{1,2})?$/
const MSL = /^(?:msl\s*)?(1|2|2a|3|4|5|5a|6)(?:\s*[(-].*)?$/i
const YES = /^(?:yes|y|true|1|ncnr|non-?cancell?able.*)$/i
const NO = /^(?:no|n|false|0|cancell?able|returnable)$/i
const MAX_ALTERNATIVES = 50
const says = (text: string) => text !== '' && !/^(?:[-–—]|n\/?a|none|unknown|not applicable)$/i.test(text)

/** Trade data of a line, or an error message. */
export function readTrade(
  text: (field: Field) => string,
  weightUnit: string,
): Record<string, unknown> | string | undefined {
  const trade: Record<string, unknown> = {}
  const [eccn, hts, msl, reach, series] = [text('eccn'), text('hts'), text('msl'), text('reach'), text('series')]
  if (says(eccn)) {
    if (!ECCN.test(eccn)) return `"${eccn.slice(0, 40)}" is not an ECCN such as EAR99 or 3A991.`
    trade.eccn = eccn.toUpperCase().startsWith('EAR')
      ? 'EAR99'
      : eccn.charAt(0) + eccn.charAt(1).toUpperCase() + eccn.slice(2)
  }
  if (says(hts)) {
    if (!HTS.test(hts)) return `"${hts.slice(0, 40)}" is not a tariff number such as 8541.21.00.`
    trade.hts = hts
  }
  const origin = readCountry(text('origin'))
  if (typeof origin === 'string') return origin
  if (origin) trade.origin_country = origin.code
  if (says(msl)) {
    const level = MSL.exec(msl)?.[1]
    if (!level) return `"${msl.slice(0, 40)}" is not a moisture sensitivity level from 1 to 6.`
    trade.msl = level.toLowerCase()
  }
  if (says(reach)) trade.reach = reach.slice(0, 60)
  if (says(series)) trade.series = series.slice(0, 60)
  const weight = readWeight(text('weight'), weightUnit)
  if (typeof weight === 'string') return weight
  if (weight !== undefined) trade.weight_grams = weight
  const [dateCode, lot, cancelling] = [text('dateCode'), text('lot'), text('nonCancellable')]
  if (says(dateCode)) trade.date_code = dateCode.slice(0, 40)
  if (says(lot)) trade.lot = lot.slice(0, 60)
  if (says(cancelling)) {
    if (!YES.test(cancelling) && !NO.test(cancelling))
      return `"${cancelling.slice(0, 40)}" does not say whether the part is non-cancellable.`
    trade.non_cancellable = YES.test(cancelling)
  }
  const named = text('alternatives')
  const alternatives = says(named) ? (readNamedParts(named) ?? []) : []
  if (alternatives.length > MAX_ALTERNATIVES) return `There are more than ${MAX_ALTERNATIVES} alternatives.`
  if (alternatives.length > 0) trade.alternatives = alternatives
  const documents = readDocuments(text)
  if (typeof documents === 'string') return documents
  if (documents) Object.assign(trade, documents)
  return Object.keys(trade).length > 0 ? trade : undefined
}
