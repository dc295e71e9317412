import { type ImplementOptions, implement } from '#server/api/implement.ts'
import { inSnapshot } from '#server/database/connect.ts'
import * as contract from '../staff-tax.contract.ts'
import { readTaxRules, removeTaxRule, saveTaxRule } from './tax-rules.service.ts'

/** For the audit trail: the rules before and after. */
const snapshot: NonNullable<ImplementOptions<unknown>['snapshot']> = async (sql) => {
  const { rules } = await readTaxRules(sql)
  return { rules }
}

export const taxApi = [
  implement(contract.staffTax, ({ sql }) => inSnapshot(sql, readTaxRules)),
  implement(contract.saveTaxRule, ({ sql }, input) => saveTaxRule(sql, input), { snapshot }),
  implement(contract.removeTaxRule, ({ sql }, input) => removeTaxRule(sql, input), { snapshot }),
]
