import { taxLabel } from '#features/tax/tax-label.ts'
import type { TableCell } from '#shared/csv/csv.ts'
import { isPositive } from '#shared/decimal.ts'
import type { OrderDetail } from '../orders.contract.ts'

const HEADINGS = [
  'Order',
  'PO number',
  'Line',
  'Part number',
  'Manufacturer',
  'Package',
  'Quantity',
  'Unit price',
  'Amount',
  'Currency',
  'Packaging number',
  'Arrives as',
  'Packaging fee',
  'Customer part number',
  'Customer reference',
  'Non-cancellable',
]

/** One row per line, then shipping, tax and the total; for purchasing systems. */
export function tableOf(order: OrderDetail): TableCell[][] {
  const { tax, amountCurrency: currency } = order
  const sumRow = (name: string, detail: string | null, count: number | null, amount: string): TableCell[] => [
    order.orderNo,
    order.poNumber,
    null,
    name,
    detail,
    null,
    count,
    null,
    Number(amount),
    currency,
  ]
  return [
    HEADINGS,
    ...order.lines.map((line, place) => lineRow(order, line, place + 1)),
    sumRow('Shipping', order.expressName, null, order.freightAmount),
    ...(tax ? [sumRow(taxLabel(tax), tax.vatNumber, null, order.taxAmount ?? '0')] : []),
    sumRow('Total', null, order.totalCount, order.totalAmount),
  ]
}

const lineRow = (order: OrderDetail, line: OrderDetail['lines'][number], lineNumber: number): TableCell[] => [
  order.orderNo,
  order.poNumber,
  lineNumber,
  line.goodsModel,
  line.brandName,
  line.package,
  line.count,
  Number(line.unitPrice),
  Number(line.amount),
  order.amountCurrency,
  line.packingNumber || null,
  line.arrives || null,
  isPositive(line.feeAmount) ? Number(line.feeAmount) : null,
  line.ownNumber || null,
  line.customerRef || null,
  line.isNonCancellable ? 'yes' : null,
]
