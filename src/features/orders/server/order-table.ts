import { taxLabel } from '#features/tax/tax-label.ts'
import type { TableCell } from '#shared/csv/csv.ts'
import { isPositive } from '#shared/decimal.ts'
import type { OrderDetail } from '../orders.contract.ts'

/** One row per line, for purchasing systems. */
export const tableOf = (order: OrderDetail): TableCell[][] => [
  [
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
  ],
  ...order.lines.map((line, place) => [
    order.orderNo,
    order.poNumber,
    place + 1,
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
  ]),
  [
    order.orderNo,
    order.poNumber,
    null,
    'Shipping',
    order.expressName,
    null,
    null,
    null,
    Number(order.freightAmount),
    order.amountCurrency,
  ],
  ...(order.tax
    ? [
        [
          order.orderNo,
          order.poNumber,
          null,
          taxLabel(order.tax),
          order.tax.vatNumber,
          null,
          null,
          null,
          Number(order.taxAmount),
          order.amountCurrency,
        ],
      ]
    : []),
  [
    order.orderNo,
    order.poNumber,
    null,
    'Total',
    null,
    null,
    order.totalCount,
    null,
    Number(order.totalAmount),
    order.amountCurrency,
  ],
]
