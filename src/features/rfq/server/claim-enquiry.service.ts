import { createHash, randomBytes } from 'node:crypto'
import { type Identity, rowOwnerOf } from '#server/api/implement.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import * as queries from './rfq.queries.ts'

const KEY_BYTES = 16

const hashOf = (key: string) => createHash('sha256').update(key).digest()

/** A new key for the mail of a quote; it invalidates the previous one. */
export async function openClaim(tx: Tx, enquiryId: number): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  await queries.setClaimHash(tx, enquiryId, hashOf(key))
  return key
}

/** Assigns the enquiry to the first account that uses the key. Later calls change nothing. */
export function claimEnquiryAs(sql: Db, buyer: Identity, enquiryNo: string, key: string): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const claimed = await queries.claimEnquiry(tx, enquiryNo, hashOf(key), rowOwnerOf(buyer))
    if (claimed.length > 0) return
    const [row] = await queries.findEnquiry(tx, enquiryNo)
    if (row?.accountId !== buyer.customerId)
      throw new AppError('not_found', 'This link is no longer valid. Please ask us for a new quote.')
  })
}
