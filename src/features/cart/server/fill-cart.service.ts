import type { PackingCode } from '#features/catalog/catalog.contract.ts'
import type { Identity } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import { addManyToCart } from './cart.service.ts'

interface EarlierLine {
  goodsId: number
  goodsModel: string
  count: number
  packing: PackingCode
  ownNumber: string
  customerRef: string
}

/** Adds lines that were ordered, or were to be, to the cart. Lines that cannot be added do not block the others. */
export async function fillCart(sql: Db, buyer: Identity, lines: EarlierLine[]) {
  const { list, totalCount } = await addManyToCart(
    sql,
    buyer,
    lines.map(({ goodsId, count, packing, ownNumber, customerRef }) => ({
      goodsId,
      count,
      packing,
      ownNumber,
      customerRef,
    })),
  )
  const models = new Map(lines.map((line) => [line.goodsId, line.goodsModel]))
  const outcomes = list.map((outcome) => ({
    goodsId: outcome.goodsId,
    goodsModel: models.get(outcome.goodsId) ?? '',
    added: outcome.result === 'added',
    message: outcome.message,
  }))
  return { totalCount, addedCount: outcomes.filter((one) => one.added).length, list: outcomes }
}
