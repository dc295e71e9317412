import { findContact } from '#features/account/server/account.service.ts'
import type { PersonalDataKeeper } from '#features/account/server/personal-data.service.ts'
import { readTeamRecord } from '#features/account/server/team/team.service.ts'
import { listAddresses } from '#features/address/server/address.service.ts'
import { readBomsOf } from '#features/bom/server/saved-bom.service.ts'
import { MAX_HISTORY } from '#features/browsing/browsing.rules.ts'
import { readHistory } from '#features/browsing/server/browsing.service.ts'
import { viewCart } from '#features/cart/server/cart.service.ts'
import { readCreditRecord } from '#features/credit/server/credit.service.ts'
import { readCustomerRecord } from '#features/customers/server/customers.service.ts'
import { listFavourites } from '#features/favourites/server/favourites.service.ts'
import { anonymiseWriter, findAuditedFeedback, readFeedbackOf } from '#features/feedback/server/feedback.service.ts'
import { anonymiseSender, readNeedsOf } from '#features/need/server/need.service.ts'
import { moveReader, readSubscription, removeReader } from '#features/newsletter/server/newsletter.service.ts'
import { anonymiseMember, withdrawAllOf } from '#features/orders/server/approvals/approvals.service.ts'
import { readApprovalsOf } from '#features/orders/server/approvals/read-approvals.service.ts'
import {
  anonymiseBuyerOf,
  assertNoneUnderWay,
  findAuditedOrders,
  giveMailsToOwner,
  readOrdersOf,
  readReturnNotesOf,
} from '#features/orders/server/order-privacy.service.ts'
import { anonymisePayer, findAuditedTransfers } from '#features/payment/server/payer-privacy.service.ts'
import { readPriceListName } from '#features/price-lists/server/customer-price-list.service.ts'
import {
  anonymiseEnquirer,
  findAuditedEnquiries,
  giveLettersToOwner,
  readEnquiriesOf,
  readEnquiryNotesOf,
} from '#features/rfq/server/rfq-privacy.service.ts'
import { moveNotices, readNoticesOf, removeNoticesOf } from '#features/stock-notice/server/stock-notice.service.ts'
import type { Db } from '#server/database/connect.ts'

/** Subscribers are stored by e-mail address only. */
const emailOf = async (sql: Db, accountId: number) => (await findContact(sql, accountId))?.email ?? ''

/** Visitors leave only their address, which the account has proven to be its own. */
const writerOf = async (sql: Db, accountId: number) => ({ accountId, email: await emailOf(sql, accountId) })

const ALL = { pageNumber: 1, pageSize: 10_000 }

/**
 * All features with personal data besides the account itself: used for the data export, for anonymising
 * when the account is deleted, and when the e-mail address changes. Rows that are deleted with the account (`on
 * delete cascade`) need no `anonymise`.
 */
export const personalData: PersonalDataKeeper[] = [
  { name: 'addresses', read: listAddresses },
  // Deleted with the account.
  { name: 'customerRecord', read: readCustomerRecord },
  { name: 'credit', read: readCreditRecord },
  { name: 'priceList', read: readPriceListName },
  {
    name: 'favourites',
    read: async (sql, accountId) => {
      const { list } = await listFavourites(sql, { accountId }, ALL)
      return list.map(({ goodsId, goodsModel }) => ({ goodsId, goodsModel }))
    },
  },
  {
    name: 'browsing',
    read: (sql, accountId) => readHistory(sql, accountId, { categoryLimit: MAX_HISTORY, goodsLimit: MAX_HISTORY }),
  },
  {
    name: 'cart',
    read: async (sql, accountId) => {
      const { list } = await viewCart(sql, { accountId }, ALL)
      return list.map(({ goodsId, goodsModel, count, packing, ownNumber, customerRef }) => ({
        goodsId,
        goodsModel,
        count,
        packing,
        ownNumber,
        customerRef,
      }))
    },
  },
  { name: 'partsLists', read: readBomsOf },
  { name: 'team', read: readTeamRecord },
  {
    name: 'orders',
    read: readOrdersOf,
    join: assertNoneUnderWay,
    leave: giveMailsToOwner,
    async anonymise(tx, accountId) {
      await anonymisePayer(tx, accountId)
      await anonymiseBuyerOf(tx, accountId)
    },
    audited: async (sql, accountId) => [
      ...(await findAuditedOrders(sql, accountId)),
      ...(await findAuditedTransfers(sql, accountId)),
    ],
  },
  { name: 'returnNotes', read: readReturnNotesOf },
  { name: 'approvals', read: readApprovalsOf, anonymise: anonymiseMember, leave: withdrawAllOf },
  {
    name: 'enquiries',
    read: readEnquiriesOf,
    anonymise: anonymiseEnquirer,
    audited: findAuditedEnquiries,
    leave: giveLettersToOwner,
  },
  { name: 'enquiryNotes', read: readEnquiryNotesOf },
  {
    name: 'needs',
    read: async (sql, accountId) => readNeedsOf(sql, await writerOf(sql, accountId)),
    anonymise: async (tx, accountId) => anonymiseSender(tx, await writerOf(tx, accountId)),
  },
  {
    name: 'feedback',
    read: async (sql, accountId) => readFeedbackOf(sql, await writerOf(sql, accountId)),
    anonymise: async (tx, accountId) => anonymiseWriter(tx, await writerOf(tx, accountId)),
    audited: async (sql, accountId) => findAuditedFeedback(sql, await writerOf(sql, accountId)),
  },
  {
    name: 'newsletter',
    read: async (sql, accountId) => readSubscription(sql, await emailOf(sql, accountId)),
    anonymise: async (tx, accountId) => removeReader(tx, await emailOf(tx, accountId)),
    readdress: moveReader,
  },
  {
    name: 'stockNotices',
    read: async (sql, accountId) => readNoticesOf(sql, await emailOf(sql, accountId)),
    anonymise: async (tx, accountId) => removeNoticesOf(tx, await emailOf(tx, accountId)),
    readdress: moveNotices,
  },
]
