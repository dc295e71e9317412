import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { compare, trimDecimal } from '#shared/decimal.ts'
import type { StaffTaxRule } from '../staff-tax.contract.ts'
import * as queries from './tax.queries.ts'

export async function readTaxRules(sql: Db) {
  const [version, rules, countries] = await Promise.all([
    queries.readVersion(sql),
    queries.listRules(sql),
    queries.listCountries(sql),
  ])
  return { version, rules: rules.map((rule) => ({ ...rule, rate: trimDecimal(rule.rate) })), countries }
}

/** Locks, and refuses a change from an old version. */
function change(sql: Db, version: string, work: (tx: Tx) => Promise<void>) {
  return inTransaction(sql, async (tx) => {
    await queries.lockRules(tx)
    if ((await queries.readVersion(tx)) !== version)
      throw new AppError('changed_meanwhile', 'Someone else has changed the tax rules. Nothing was saved.')
    await work(tx)
    return {}
  })
}

const missing = () => new AppError('not_found', 'There is no such tax rule.')

type RuleInput = Omit<StaffTaxRule, 'ruleId'> & { version: string; ruleId?: number | undefined }

export const saveTaxRule = (sql: Db, { version, ruleId, ...rule }: RuleInput) =>
  change(sql, version, async (tx) => {
    assertConsistent(rule)
    if (rule.countryCode !== null && (await queries.countryExists(tx, rule.countryCode)).length === 0)
      throw new AppError('invalid_input', `There is no country ${rule.countryCode}.`)
    if ((await queries.findSame(tx, rule, ruleId ?? 0)).length > 0)
      throw new AppError('invalid_input', 'There is a rule for this country and kind of customer already.')
    const [saved] =
      ruleId === undefined ? await queries.insertRule(tx, rule) : await queries.updateRule(tx, ruleId, rule)
    if (!saved) throw missing()
  })

function assertConsistent({ reverseCharge, rate, customerKind }: Omit<StaffTaxRule, 'ruleId'>): void {
  if (!reverseCharge) return
  if (customerKind !== 'business')
    throw new AppError('invalid_input', 'Reverse charge is only for companies with a VAT number.')
  if (compare(rate, '0') !== 0)
    throw new AppError('invalid_input', 'With reverse charge nothing is added: please enter a rate of 0.')
}

export const removeTaxRule = (sql: Db, { version, ruleId }: { version: string; ruleId: number }) =>
  change(sql, version, async (tx) => {
    if ((await queries.deleteRule(tx, ruleId)).length === 0) throw missing()
  })

/** Whether tax may be added at the checkout, to some country at least. */
export const hasTaxRules = async (sql: Db): Promise<boolean> => (await queries.hasRules(sql))[0]?.some ?? false
