import { getShop } from '#features/shop/server/shop.service.ts'
import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import { securityTxt } from '../site.contract.ts'

const A_DAY = 86_400
/** A copy elsewhere is not to be trusted for longer. */
const VALID_DAYS = 90

/** RFC 9116. It is valid for as long as the store serves it, so its end moves every day. */
export async function writeSecurityTxt(sql: Db, publicUrl: string, now = Date.now()): Promise<FileAnswer> {
  const { securityContact, securityPolicy, securityLanguages } = (await getShop(sql)).settings
  if (securityContact === '') throw new AppError('unknown_path', 'This shop names no contact for security reports.')
  const today = now - (now % (A_DAY * 1000))
  const lines = [
    `Contact: ${securityContact.includes('://') ? securityContact : `mailto:${securityContact}`}`,
    `Expires: ${new Date(today + VALID_DAYS * A_DAY * 1000).toISOString()}`,
    securityLanguages && `Preferred-Languages: ${securityLanguages}`,
    `Canonical: ${publicUrl}${securityTxt.path}`,
    securityPolicy && `Policy: ${securityPolicy}`,
  ]
  const body = `${lines.filter(Boolean).join('\n')}\n`
  return { file: { body, contentType: 'text/plain; charset=utf-8', maxAge: A_DAY } }
}
