import type { z } from 'zod'
import { staffAccounts } from '#features/account/staff-accounts.contract.ts'
import { staffArticles, staffPages } from '#features/content/staff-content.contract.ts'
import { openOrders, receivables } from '#features/credit/staff-credit.contract.ts'
import { customers } from '#features/customers/customers.contract.ts'
import { staffFeedback } from '#features/feedback/staff-feedback.contract.ts'
import { abandonedCarts } from '#features/figures/figures.contract.ts'
import { staffAfterSales } from '#features/orders/staff-after-sales.contract.ts'
import { staffOrders } from '#features/orders/staff-orders.contract.ts'
import { staffPayments } from '#features/payment/staff-payment.contract.ts'
import { purchaseOrders } from '#features/purchasing/staff-purchasing.contract.ts'
import { receipts } from '#features/purchasing/staff-receipts.contract.ts'
import { lowStock } from '#features/purchasing/staff-reorder.contract.ts'
import { staffEnquiries } from '#features/rfq/staff-rfq.contract.ts'
import { searchMisses, taughtWords } from '#features/search/staff-search.contract.ts'
import { type ExportedList, exportList } from '#features/staff/server/export.service.ts'
import { auditTrail, securityLog } from '#features/staff/staff.contract.ts'
import { type ExportedListName, exportStaffList } from '#features/staff/staff-export.contract.ts'
import { failedJobs } from '#features/staff/staff-jobs.contract.ts'
import { listImports } from '#features/supply/supply.contract.ts'
import { callInProcess } from '#server/api/call-in-process.ts'
import { type Context, type Implementation, implement } from '#server/api/implement.ts'
import type { TableCell } from '#shared/csv/csv.ts'
import type { Endpoint } from '#shared/endpoint.ts'

type ListEndpoint = Endpoint<z.ZodType, z.ZodType<{ list: unknown[] }>>
type RowOf<E extends ListEndpoint> = z.output<E['output']>['list'][number]

type Declared = { endpoint: ListEndpoint; columns: ExportedList['columns'] }

/** A list and its columns: heading and cell. */
const list = <E extends ListEndpoint>(endpoint: E, cells: Record<string, (row: RowOf<E>) => TableCell>): Declared => ({
  endpoint,
  columns: Object.entries(cells).map(([heading, cell]) => ({ heading, cell })),
})

const LISTS: Record<ExportedListName, Declared> = {
  orders: list(staffOrders, {
    Order: (row) => row.orderNo,
    Placed: (row) => row.createdAt,
    Customer: (row) => row.email,
    'PO number': (row) => row.poNumber,
    Status: (row) => row.statusName,
    Flagged: (row) => (row.flagged ? 'yes' : ''),
    Lines: (row) => row.lineCount,
    Pieces: (row) => row.totalCount,
    Parts: (row) => row.models.map(({ goodsModel }) => goodsModel).join(', '),
    Goods: (row) => row.amount,
    Shipping: (row) => row.freightAmount,
    Tax: (row) => row.taxAmount,
    Total: (row) => row.totalAmount,
    Refunded: (row) => row.refundedAmount,
    Currency: (row) => row.amountCurrency,
    Paid: (row) => row.paidAt,
    'Net days': (row) => row.account?.days,
    Due: (row) => row.account?.dueOn,
    'To pay': (row) => row.account?.openAmount,
  }),
  payments: list(staffPayments, {
    Order: (row) => row.orderNo,
    Customer: (row) => row.email,
    What: (row) =>
      row.transfer ? 'Transfer' : row.attempt?.dispute === 'open' ? 'Disputed card payment' : 'Late card payment',
    Number: (row) => row.transfer?.transferNo ?? row.attempt?.paymentNo,
    'Paid by': (row) => row.transfer?.payer,
    'Transfer date': (row) => row.transfer?.transferDate,
    Amount: (row) => (row.transfer ?? row.attempt)?.amount,
    Currency: (row) => (row.transfer ?? row.attempt)?.currency,
    Since: (row) => (row.transfer ?? row.attempt)?.createdAt,
  }),
  receivables: list(receivables, {
    Customer: (row) => row.name,
    'E-mail': (row) => row.email,
    Currency: (row) => row.currency,
    Orders: (row) => row.orderCount,
    Open: (row) => row.openAmount,
    'Not due': (row) => row.notDue,
    '1–30 days': (row) => row.upTo30,
    '31–60 days': (row) => row.upTo60,
    'Over 60 days': (row) => row.over60,
    'Overdue by days': (row) => row.overdueDays,
  }),
  'open-orders': list(openOrders, {
    Order: (row) => row.orderNo,
    Invoice: (row) => row.invoiceNo,
    'PO number': (row) => row.poNumber,
    Customer: (row) => row.name,
    'E-mail': (row) => row.email,
    Placed: (row) => row.placedAt,
    'Net days': (row) => row.days,
    Due: (row) => row.dueOn,
    'Overdue by days': (row) => row.overdueDays,
    Currency: (row) => row.currency,
    Total: (row) => row.totalAmount,
    Open: (row) => row.openAmount,
  }),
  quotes: list(staffEnquiries, {
    Request: (row) => row.enquiryNo,
    Asked: (row) => row.createdAt,
    Customer: (row) => row.email,
    Company: (row) => row.company,
    Status: (row) => row.statusName,
    Lines: (row) => row.lineCount,
    Priced: (row) => row.quotedCount,
    'Valid until': (row) => row.validUntil,
    Parts: (row) => row.models.join(', '),
  }),
  returns: list(staffAfterSales, {
    Request: (row) => row.afterSaleNo,
    Order: (row) => row.orderNo,
    Asked: (row) => row.createdAt,
    Customer: (row) => row.email,
    State: (row) => row.stateName,
    Requested: (row) => row.solution,
    Reason: (row) => row.reason,
    Description: (row) => row.description,
    Parts: (row) => row.lines.map(({ goodsModel, count }) => `${count} × ${goodsModel}`).join(', '),
    Accepted: (row) =>
      row.lines
        .filter(({ acceptedCount }) => acceptedCount)
        .map(({ goodsModel, acceptedCount }) => `${acceptedCount} × ${goodsModel}`)
        .join(', '),
    Answer: (row) => row.answer,
    Answered: (row) => row.answeredAt,
  }),
  messages: list(staffFeedback, {
    Received: (row) => row.createdAt,
    From: (row) => row.email,
    Kind: (row) => row.kind,
    Message: (row) => row.content,
    Answer: (row) => row.answer,
    Answered: (row) => row.answeredAt,
    By: (row) => row.answeredBy,
  }),
  customers: list(customers, {
    'E-mail': (row) => row.email,
    Name: (row) => row.name,
    Company: (row) => row.company,
    Since: (row) => row.createdAt,
    Locked: (row) => row.lockedAt,
  }),
  'low-stock': list(lowStock, {
    Part: (row) => row.goodsModel,
    Manufacturer: (row) => row.brandName,
    Category: (row) => row.categoryName,
    Stock: (row) => row.stock,
    'On order': (row) => row.onOrder,
    'For orders': (row) => row.backordered,
    'Reorder point': (row) => row.reorderPoint,
    'To order': (row) => row.toOrder,
    'Lead time weeks': (row) => row.leadWeeks || null,
  }),
  'purchase-orders': list(purchaseOrders, {
    'Purchase order': (row) => row.purchaseNo,
    Created: (row) => row.createdAt,
    Supplier: (row) => row.supplierName,
    Status: (row) => row.status,
    Lines: (row) => row.lineCount,
    'Open pieces': (row) => row.openCount,
    Expected: (row) => row.expectedOn,
    Amount: (row) => row.amount,
    Currency: (row) => row.currency,
  }),
  receipts: list(receipts, {
    Receipt: (row) => row.receiptNo,
    Received: (row) => row.receivedAt,
    'Purchase order': (row) => row.purchaseNo,
    Warehouse: (row) => row.warehouse,
    Parts: (row) => row.lines.map(({ model, count }) => `${model}: ${count}`).join('; '),
    By: (row) => row.receivedBy,
    Undone: (row) => row.undoneAt,
    Note: (row) => row.note,
  }),
  'failed-jobs': list(failedJobs, {
    Job: (row) => row.name,
    Recipient: (row) => row.recipient,
    Error: (row) => row.error,
    Attempts: (row) => row.attempts,
    Failed: (row) => row.failedAt,
  }),
  imports: list(listImports, {
    Import: (row) => row.importId,
    Files: (row) => row.fileNames.join(', '),
    Source: (row) => row.sourceName,
    Kind: (row) => row.kind,
    Status: (row) => row.status,
    New: (row) => row.newCount,
    Changed: (row) => row.changedCount,
    Gone: (row) => row.goneCount,
    'Left out': (row) => row.badCount,
    Problem: (row) => row.problem,
    Started: (row) => row.createdAt,
    Finished: (row) => row.finishedAt,
  }),
  searches: list(searchMisses, {
    Search: (row) => row.query,
    Times: (row) => row.times,
    Last: (row) => row.lastOn,
    Answer: (row) => row.answer,
    Detail: (row) => row.detail,
    By: (row) => row.who,
  }),
  'taught-words': list(taughtWords, {
    Phrase: (row) => row.phrase,
    Meaning: (row) => row.meaning,
    By: (row) => row.who,
    At: (row) => row.at,
  }),
  'abandoned-carts': list(abandonedCarts, {
    Customer: (row) => row.name,
    Parts: (row) => row.lineCount,
    'Last added': (row) => row.lastOn,
    Amount: (row) => row.amount,
  }),
  articles: list(staffArticles, {
    Title: (row) => row.title,
    Topic: (row) => row.topicName,
    State: (row) => row.state,
    Published: (row) => row.publishedAt,
    Changed: (row) => row.changedAt,
  }),
  pages: list(staffPages, {
    Page: (row) => row.pageName,
    Title: (row) => row.title,
    State: (row) => row.state,
    Changed: (row) => row.changedAt,
  }),
  staff: list(staffAccounts, {
    Name: (row) => row.name,
    'E-mail': (row) => row.email,
    Role: (row) => row.roleName,
    'Second factor': (row) => (row.secondFactor ? 'yes' : 'no'),
    'Last seen': (row) => row.lastUsedAt,
    Disabled: (row) => row.disabledAt,
  }),
  'audit-trail': list(auditTrail, {
    At: (row) => row.at,
    Who: (row) => row.who,
    Action: (row) => row.action,
    About: (row) => row.subject,
    Input: (row) => JSON.stringify(row.input),
    Before: (row) => row.before && JSON.stringify(row.before),
    After: (row) => row.after && JSON.stringify(row.after),
    From: (row) => row.address,
    Browser: (row) => row.userAgent,
  }),
  'security-log': list(securityLog, {
    At: (row) => row.at,
    What: (row) => row.kind,
    Account: (row) => row.who || row.accountId,
    About: (row) => row.detail,
    From: (row) => row.address,
    Network: (row) => row.network,
    Browser: (row) => row.userAgent,
  }),
}

/** Reads with the checks of the list's own endpoint: who may not see a list cannot export it. */
function exportedList(all: Implementation[], context: Context, { endpoint, columns }: Declared): ExportedList {
  const call = callInProcess(all, context)
  return { columns, read: (filter) => call(endpoint, filter) }
}

/** `implementations` returns all of the store; called after all features are assembled. */
export const exportsApi = (implementations: () => Implementation[]): Implementation[] => [
  implement(exportStaffList, (ctx, wanted) =>
    exportList(exportedList(implementations(), ctx, LISTS[wanted.list]), wanted),
  ),
]
