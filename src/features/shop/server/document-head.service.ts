import { readPublicPicture } from '#features/resource/server/resource.service.ts'
import type { Db } from '#server/database/connect.ts'
import type { FileStore } from '#server/files/file-store.ts'
import type { DocumentHead, DocumentLogo } from '#server/pdf/render-document-pdf.ts'
import { documentHeadOf } from '../shop.rules.ts'
import { getShop } from './shop.service.ts'

/** The letterhead of invoices, quotations and packing lists. */
export async function getDocumentHead(sql: Db): Promise<DocumentHead> {
  const { settings, countryName } = await getShop(sql)
  return documentHeadOf(settings, countryName)
}

/** The logo of a document; undefined if there is none (any more): the document is created without it. */
export async function readLogo(sql: Db, files: FileStore, { logo }: DocumentHead): Promise<DocumentLogo | undefined> {
  const picture = logo ? await readPublicPicture(sql, files, logo) : undefined
  if (!picture) return undefined
  // Large, and needed now and then only.
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(picture).png().toBuffer({ resolveWithObject: true })
  return { source: `data:image/png;base64,${data.toString('base64')}`, width: info.width, height: info.height }
}
