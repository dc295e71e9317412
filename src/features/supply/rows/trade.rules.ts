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

export interface ReadTrade {
  facts: Record<string, unknown>
  /** Cells that cannot be read, as sentences. */
  problems: string[]
}

/** Trade data of a line. An error message when it is open whether the part can be returned. */
export function readTrade(text: (field: Field) => string, weightUnit: string): ReadTrade | string {
  const facts: Record<string, unknown> = {}
  const problems: string[] = []
  readCodes(text, facts, problems)
  const origin = readCountry(text('origin'))
  if (typeof origin === 'string') problems.push(origin)
  else if (origin) facts.origin_country = origin.code
  const weight = readWeight(text('weight'), weightUnit)
  if (typeof weight === 'string') problems.push(weight)
  else if (weight !== undefined) facts.weight_grams = weight
  const [reach, series, dateCode, lot] = [text('reach'), text('series'), text('dateCode'), text('lot')]
  if (says(reach)) facts.reach = reach.slice(0, 60)
  if (says(series)) facts.series = series.slice(0, 60)
  if (says(dateCode)) facts.date_code = dateCode.slice(0, 40)
  if (says(lot)) facts.lot = lot.slice(0, 60)
  const cancelling = text('nonCancellable')
  if (says(cancelling)) {
    if (!YES.test(cancelling) && !NO.test(cancelling))
      return `"${cancelling.slice(0, 40)}" does not say whether the part is non-cancellable.`
    facts.non_cancellable = YES.test(cancelling)
  }
  const named = text('alternatives')
  const alternatives = says(named) ? (readNamedParts(named) ?? []) : []
  if (alternatives.length > MAX_ALTERNATIVES) problems.push(`There are more than ${MAX_ALTERNATIVES} alternatives.`)
  else if (alternatives.length > 0) facts.alternatives = alternatives
  const documents = readDocuments(text)
  if (typeof documents === 'string') problems.push(documents)
  else if (documents) Object.assign(facts, documents)
  return { facts, problems }
}

function readCodes(text: (field: Field) => string, facts: Record<string, unknown>, problems: string[]): void {
  const [eccn, hts, msl] = [text('eccn'), text('hts'), text('msl')]
  if (says(eccn)) {
    if (ECCN.test(eccn))
      facts.eccn = eccn.toUpperCase().startsWith('EAR')
        ? 'EAR99'
        : eccn.charAt(0) + eccn.charAt(1).toUpperCase() + eccn.slice(2)
    else problems.push(`"${eccn.slice(0, 40)}" is not an ECCN such as EAR99 or 3A991.`)
  }
  if (says(hts)) {
    if (HTS.test(hts)) facts.hts = hts
    else problems.push(`"${hts.slice(0, 40)}" is not a tariff number such as 8541.21.00.`)
  }
  if (says(msl)) {
    const level = MSL.exec(msl)?.[1]
    if (level) facts.msl = level.toLowerCase()
    else problems.push(`"${msl.slice(0, 40)}" is not a moisture sensitivity level from 1 to 6.`)
  }
}
