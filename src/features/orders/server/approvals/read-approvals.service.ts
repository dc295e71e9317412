import { placedByOf } from '#features/account/team.rules.ts'
import { listAddresses } from '#features/address/server/address.service.ts'
import { fillCart } from '#features/cart/server/fill-cart.service.ts'
import type { Identity } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf, type PageChoice } from '#shared/paging.ts'
import type { Approval, ApprovalDetail, ApprovalState } from '../../approvals/approvals.contract.ts'
import { approvalActionsOf } from '../../approvals/approvals.rules.ts'
import { previewLines } from '../checkout.service.ts'
import * as queries from './approvals.queries.ts'

export const unknownApproval = () => new AppError('not_found', 'There is no such order for approval.')

export async function listApprovals(
  sql: Db,
  caller: Identity,
  { state, ...page }: PageChoice & { state?: ApprovalState | undefined },
) {
  const rows = await queries.listApprovals(sql, caller.customerId, state ?? null, page.pageSize, offsetOf(page))
  return { list: rows.map((row) => approvalOf(row, caller)), totalCount: rows[0]?.totalCount ?? 0 }
}

function approvalOf(row: queries.ApprovalRow, caller: Identity): Approval {
  const { requestedByName, decidedByName, requestedBy, decidedBy, ...facts } = row
  const personOf = (placedBy: number | null, placedByName: string | null) => placedByOf({ placedBy, placedByName })
  return {
    ...facts,
    requestedBy: personOf(requestedBy, requestedByName) ?? { accountId: requestedBy, name: '' },
    requestedAt: row.requestedAt.toISOString(),
    decidedBy: personOf(decidedBy, decidedByName),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    actions: approvalActionsOf(row, caller),
  }
}

export async function getApproval(sql: Db, caller: Identity, approvalId: number): Promise<ApprovalDetail> {
  const [row] = await queries.findApproval(sql, caller.customerId, approvalId)
  if (!row) throw unknownApproval()
  const { wanted, lines, ...approval } = row
  const { payMethod, poNumber, remark } = wanted
  const addresses = await listAddresses(sql, caller.customerId)
  const deliveryAddress = addresses.find(({ addressId }) => addressId === wanted.addressId) ?? null
  const shown = { ...approvalOf(approval, caller), payMethod, poNumber, remark, deliveryAddress }
  if (approval.state !== 'pending') return { ...shown, lines, now: null }
  const { addressId, ...sending } = wanted
  // What the caller may do is in the actions; the problems are those of the order.
  const { teamRole: _, ...purchaser } = caller
  const to = { ...sending, ...(deliveryAddress && { addressId }) }
  const preview = await previewLines(sql, purchaser, wanted.lines, to)
  return { ...shown, lines: preview.lines, now: asOfNow(preview, wanted, deliveryAddress !== null) }
}

type Preview = Awaited<ReturnType<typeof previewLines>>

function asOfNow(preview: Preview, { expressId }: queries.WantedOrder, hasAddress: boolean): ApprovalDetail['now'] {
  const express = preview.shipping.find((option) => option.expressId === expressId)
  const problems = [...preview.problems]
  if (!hasAddress) problems.push('The delivery address was removed from the address book.')
  else if (!express && preview.shipping.length > 0) problems.push('The chosen shipping method is no longer available.')
  return { ...preview, expressName: express?.expressName ?? '', problems }
}

/** Who may see it may order the same. */
export async function fillCartAgain(sql: Db, caller: Identity, approvalId: number) {
  const [row] = await queries.findApproval(sql, caller.customerId, approvalId)
  if (!row) throw unknownApproval()
  return fillCart(sql, caller, row.lines)
}

/** For the data export. */
export async function readApprovalsOf(sql: Db, accountId: number) {
  const rows = await queries.listSentBy(sql, accountId)
  return rows.map((row) => ({ ...row, requestedAt: row.requestedAt.toISOString() }))
}
