import { isDeepStrictEqual } from 'node:util'
import type { Db, Tx } from '#server/database/connect.ts'
import { formatQuantity } from '#shared/quantity.ts'
import { ImportSample } from '../../supply.contract.ts'
import * as queries from './samples.queries.ts'

/** Of each kind of change. */
const MAX_SAMPLES = 100

const textOf = ({ number, text, unit }: queries.SampleValue) =>
  number === null ? (text ?? '') : formatQuantity(number, unit ?? '')

const textsOf = (values: queries.SampleValue[] | null): Record<string, string> =>
  Object.fromEntries((values ?? []).map((value) => [value.name, textOf(value)]))

/** Only what differs, of what the list gives. */
function differencesOf(before: Record<string, unknown>, after: Record<string, unknown>) {
  const keys = Object.keys(after).filter((key) => !isDeepStrictEqual(before[key], after[key]))
  const pick = (side: Record<string, unknown>) => Object.fromEntries(keys.map((key) => [key, side[key] ?? null]))
  return keys.length > 0 ? { before: pick(before), after: pick(after) } : undefined
}

function sampleOf({ action, model, brandName, valuesBefore, valuesAfter, ...row }: queries.SampleRow): ImportSample {
  const [{ trade: tradeBefore, ...before }, { trade: tradeAfter, ...after }] = [row.before, row.after]
  const own = differencesOf(before, after)
  const trade = differencesOf(Object(tradeBefore), Object(tradeAfter))
  const parameters = differencesOf(textsOf(valuesBefore), textsOf(valuesAfter))
  return {
    action,
    model,
    brandName,
    before: {
      ...own?.before,
      ...(trade && { trade: trade.before }),
      ...(parameters && { parameters: parameters.before }),
    },
    after: { ...own?.after, ...(trade && { trade: trade.after }), ...(parameters && { parameters: parameters.after }) },
  }
}

/** While the plan is there. */
export async function saveSamples(tx: Tx, importId: number): Promise<void> {
  const rows = [
    ...(await queries.listChangedSamples(tx, importId, MAX_SAMPLES)),
    ...(await queries.listNewSamples(tx, importId, MAX_SAMPLES)),
    ...(await queries.listGoneSamples(tx, importId, MAX_SAMPLES)),
  ]
  await queries.saveSamples(tx, importId, JSON.stringify(rows.map(sampleOf)))
}

export async function listSamples(sql: Db, importId: number): Promise<{ list: ImportSample[] }> {
  const [row] = await queries.findSamples(sql, importId)
  return { list: ImportSample.array().parse(row?.samples ?? []) }
}
