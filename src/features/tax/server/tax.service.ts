import { findContact } from '#features/account/server/account.service.ts'
import type { Db } from '#server/database/connect.ts'
import { VersionedCache } from '#server/database/versioned-cache.ts'
import { AppError } from '#shared/app-error.ts'
import { type Decimal, trimDecimal } from '#shared/decimal.ts'
import type { OrderTax, TaxPreview } from '../tax.contract.ts'
import { asksVatNumber, findTaxRule, REVERSE_CHARGE_NOTE, type TaxRule, taxOf } from '../tax.rules.ts'
import { normaliseVatNumber } from '../vat-number.rules.ts'
import * as queries from './tax.queries.ts'
import { formatOnly, type VatNumberCheck } from './vat-check.ts'

/** The rules for an order that goes to a country, read before its amounts are known. */
export interface Taxation {
  rule: TaxRule | undefined
  vatNumber: string
  vatNumberAsked: boolean
  vatNumberProblem: string
}

export interface TaxedBuyer {
  accountId: number
  countryId: number
  /** Absent: the tax number of the account, if it fits. */
  vatNumber?: string | undefined
  termsVersion?: string | undefined
}

type DeliveryRule = Awaited<ReturnType<typeof queries.listRulesFor>>[number]
const rulesByCountry = new VersionedCache<number, DeliveryRule[]>()

const readRules = (sql: Db, { countryId, termsVersion }: TaxedBuyer) =>
  rulesByCountry.get(termsVersion, countryId, async () => (await queries.listRulesFor(sql, countryId)).map(ruleOf))

export async function readTaxation(sql: Db, buyer: TaxedBuyer, check: VatNumberCheck = formatOnly): Promise<Taxation> {
  const rules = await readRules(sql, buyer)
  const countryCode = rules[0]?.deliveryCode
  if (countryCode === undefined) return NO_TAX
  const vatNumberAsked = asksVatNumber(rules, countryCode)
  const { vatNumber, problem } = vatNumberAsked
    ? await findVatNumber(sql, buyer, countryCode, check)
    : { vatNumber: '', problem: '' }
  const rule = findTaxRule(rules, { countryCode, isBusiness: vatNumber !== '' })
  return { rule, vatNumber, vatNumberAsked, vatNumberProblem: problem }
}

const NO_TAX: Taxation = { rule: undefined, vatNumber: '', vatNumberAsked: false, vatNumberProblem: '' }

const ruleOf = <R extends { rate: Decimal }>(row: R): R => ({ ...row, rate: trimDecimal(row.rate) })

async function findVatNumber(sql: Db, buyer: TaxedBuyer, countryCode: string, check: VatNumberCheck) {
  const entered = buyer.vatNumber ?? (await findContact(sql, buyer.accountId))?.taxNumber ?? ''
  const number = normaliseVatNumber(entered)
  if (number === '') return { vatNumber: '', problem: '' }
  const problem = await check.findProblem(countryCode, number)
  if (problem === undefined) return { vatNumber: number, problem: '' }
  // The tax number of an account may be one of another country, or none for VAT.
  return { vatNumber: '', problem: buyer.vatNumber === undefined ? '' : problem }
}

export interface TaxResult {
  taxAmount: Decimal
  tax: OrderTax | null
}

/** What is added to goods and freight. Prices are without tax. */
export function computeTax({ rule, vatNumber }: Taxation, net: Decimal[]): TaxResult {
  if (!rule) return { taxAmount: taxOf(net, '0'), tax: null }
  const { name, rate, reverseCharge, note } = rule
  const said = reverseCharge && note === '' ? REVERSE_CHARGE_NOTE : note
  return { taxAmount: taxOf(net, rate), tax: { name, rate, reverseCharge, note: said, vatNumber } }
}

/** A preview goes on without the number and says why; an order is not placed with another tax than expected. */
export function assertVatNumber({ vatNumberProblem }: Taxation): void {
  if (vatNumberProblem !== '') throw new AppError('invalid_input', vatNumberProblem)
}

export const previewTax = ({ vatNumberAsked, vatNumberProblem }: Taxation, tax: OrderTax): TaxPreview => ({
  ...tax,
  vatNumberAsked,
  vatNumberProblem,
})
