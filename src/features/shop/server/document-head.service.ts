import type { Db } from '#server/database/connect.ts'
import type { DocumentHead } from '#server/pdf/render-document-pdf.ts'
import { documentHeadOf } from '../shop.rules.ts'
import { getShop } from './shop.service.ts'

/** The letterhead of invoices, quotations and packing lists. */
export async function getDocumentHead(sql: Db): Promise<DocumentHead> {
  const { settings, countryName } = await getShop(sql)
  return documentHeadOf(settings, countryName)
}
