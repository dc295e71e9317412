import type { Db } from '#server/database/connect.ts'
import type { PaperHead } from '#server/pdf/print-paper.ts'
import { paperHeadOf } from '../shop.rules.ts'
import { getShop } from './shop.service.ts'

/** What stands above invoices, quotations and packing lists. */
export async function getPaperHead(sql: Db): Promise<PaperHead> {
  const { settings, countryName } = await getShop(sql)
  return paperHeadOf(settings, countryName)
}
