import type { Db, Tx } from '#server/database/connect.ts'
import type { StaffTaxRule } from '../staff-tax.contract.ts'

export async function readVersion(sql: Db): Promise<string> {
  const [row] = await sql<{ version: string }[]>`select tax_version() version`
  return row?.version ?? ''
}

/** One change at a time. */
export const lockRules = (tx: Tx) => tx`lock table tax_rule in share row exclusive mode`

export const listRules = (sql: Db) => sql<StaffTaxRule[]>`
  select rule_id "ruleId", r.country_code "countryCode", customer_kind "customerKind", name, rate,
    reverse_charge "reverseCharge", note
  from tax_rule r left join country c using (country_code)
  order by c.country_name nulls last, customer_kind`

export const hasRules = (sql: Db) => sql<{ some: boolean }[]>`select exists (select from tax_rule) some`

/** The rules for one country: its own, or those for the rest of the world. */
export const listRulesFor = (sql: Db, countryId: number) => sql<(StaffTaxRule & { deliveryCode: string })[]>`
  select rule_id "ruleId", r.country_code "countryCode", customer_kind "customerKind", name, rate,
    reverse_charge "reverseCharge", note, c.country_code "deliveryCode"
  from tax_rule r join country c on c.country_id = ${countryId}
  where r.country_code = c.country_code or r.country_code is null`

export const listCountries = (sql: Db) => sql<{ code: string; name: string }[]>`
  select country_code code, country_name name from country order by country_name`

export const countryExists = (sql: Db, code: string) => sql<{ code: string }[]>`
  select country_code code from country where country_code = ${code}`

type NewRule = Omit<StaffTaxRule, 'ruleId'>

export const findSame = (tx: Tx, { countryCode, customerKind }: NewRule, besides: number) => tx<{ ruleId: number }[]>`
  select rule_id "ruleId" from tax_rule where country_code is not distinct from ${countryCode}::text
    and customer_kind = ${customerKind} and rule_id <> ${besides}`

export const insertRule = (tx: Tx, rule: NewRule) => tx<{ ruleId: number }[]>`
  insert into tax_rule (country_code, customer_kind, name, rate, reverse_charge, note)
  values (${rule.countryCode}, ${rule.customerKind}, ${rule.name}, ${rule.rate}::numeric, ${rule.reverseCharge}, ${rule.note})
  returning rule_id "ruleId"`

export const updateRule = (tx: Tx, ruleId: number, rule: NewRule) => tx<{ ruleId: number }[]>`
  update tax_rule set country_code = ${rule.countryCode}, customer_kind = ${rule.customerKind}, name = ${rule.name},
    rate = ${rule.rate}::numeric, reverse_charge = ${rule.reverseCharge}, note = ${rule.note}
  where rule_id = ${ruleId} returning rule_id "ruleId"`

export const deleteRule = (tx: Tx, ruleId: number) => tx<{ ruleId: number }[]>`
  delete from tax_rule where rule_id = ${ruleId} returning rule_id "ruleId"`
