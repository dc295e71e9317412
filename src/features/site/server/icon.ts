import type { FileAnswer } from '#shared/file-answer.ts'
import type { SiteInfo } from '../site.contract.ts'

const GREEN = '#0a6b4e'
const AN_HOUR = 3600

/** The first letter of the shop on its colour. The URL contains name and colour, for cache busting. */
export function drawIcon({ siteName, theme }: SiteInfo): FileAnswer {
  const [letter = ''] = siteName
  const escaped = `&#${letter.toUpperCase().codePointAt(0) ?? 32};`
  const body =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${theme['--shop-accent'] ?? GREEN}"/>` +
    `<text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="700" fill="#fff">${escaped}</text></svg>`
  return { file: { body, contentType: 'image/svg+xml', maxAge: AN_HOUR } }
}
