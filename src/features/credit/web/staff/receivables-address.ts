export const RECEIVABLES = '/staff/receivables'

export interface ReceivablesFilter {
  by: 'customers' | 'orders'
  overdueOnly: boolean
  /** Only the orders of this customer. */
  accountId?: number | undefined
}

export function addressOf({ by, overdueOnly, accountId }: ReceivablesFilter): string {
  const query = new URLSearchParams({
    ...(accountId ? { accountId: String(accountId) } : by === 'orders' && { by }),
    ...(overdueOnly && { overdue: 'true' }),
  })
  return query.size > 0 ? `${RECEIVABLES}?${query}` : RECEIVABLES
}
