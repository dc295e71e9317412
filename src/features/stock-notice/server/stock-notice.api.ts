import { emailKey } from '#features/account/account.rules.ts'
import { implement } from '#server/api/implement.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import * as contract from '../stock-notice.contract.ts'
import * as notices from './stock-notice.service.ts'

/** Per network. */
const BY_NETWORK = { limit: 60, windowSeconds: 3600 }
/** Limits mails to one address. */
const BY_ADDRESS = { limit: 5, windowSeconds: 86_400 }
/** A buyer gets no mail for asking, only when a part is there. */
const BY_ACCOUNT = { limit: 200, windowSeconds: 86_400 }

export const stockNoticeApi = [
  implement(contract.askForStockNotice, async ({ sql, identity, address, publicUrl }, { goodsId, email }) => {
    if (identity) {
      await consumeRateLimit(sql, `notice:account:${identity.accountId}`, BY_ACCOUNT)
      return notices.noteForBuyer(sql, identity.accountId, goodsId)
    }
    notices.assertEmail(email)
    await consumeRateLimit(sql, `notice:${networkOf(address)}`, BY_NETWORK)
    await consumeRateLimit(sql, `notice:${emailKey(email).slice(0, 254)}`, BY_ADDRESS)
    return notices.askByMail(sql, { goodsId, email }, publicUrl)
  }),
  implement(contract.confirmStockNotice, ({ sql }, { key }) => notices.confirmNotice(sql, key)),
  implement(contract.stopStockNotices, ({ sql }, { key }) => notices.stopNotices(sql, key)),
  implement(contract.stopStockNoticesOneClick, ({ sql }, { key }) => notices.stopNotices(sql, key)),
]
