import { findOrderLimit } from '#features/account/server/team/order-limits.service.ts'
import type { OrderLimit } from '#features/account/team.contract.ts'
import { listRates } from '#features/catalog/server/rates.service.ts'
import type { Identity } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { Decimal } from '#shared/decimal.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { explainLimit, isAboveLimit } from '../../approvals/order-limit.rules.ts'

interface Priced {
  totalAmount: Decimal
  currency: Currency
}

/** The limit that an order of this buyer would be above. No statement for others than buyers of a team. */
export async function findExceededLimit(
  sql: Db,
  buyer: Pick<Identity, 'accountId' | 'customerId' | 'teamRole'>,
  order: Priced,
): Promise<OrderLimit | undefined> {
  const limit = buyer.teamRole === 'buyer' ? await findOrderLimit(sql, buyer) : null
  return limit && (await exceeds(sql, limit, order)) ? limit : undefined
}

export async function assertWithinLimit(sql: Db, limit: OrderLimit, order: Priced, source: 'cart' | 'quote') {
  if (await exceeds(sql, limit, order)) throw new AppError('needs_approval', explainLimit(limit, source))
}

const exceeds = async (sql: Db, limit: OrderLimit, order: Priced) =>
  isAboveLimit(limit, order, order.currency === limit.currency ? [] : await listRates(sql))
