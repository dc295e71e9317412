import type { CountedTable } from '#server/status-counts/status-counts.ts'

export const countedOrders: CountedTable = { table: 'orders', prefix: 'order' }
