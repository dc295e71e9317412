import { createHash } from 'node:crypto'

interface Foreign {
  scripts: string
  images: string
  connections: string
}

const NOWHERE: Foreign = { scripts: '', images: '', connections: '' }

/** Only in a store whose owner has set a tag manager; even there nothing is loaded before the visitor agrees. */
const TAG_MANAGER: Foreign = {
  scripts: ' https://www.googletagmanager.com',
  images: ' https://www.googletagmanager.com https://*.google-analytics.com',
  connections: ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
}

const fixed = (from: Foreign) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${from.images}`,
    "font-src 'self'",
    `connect-src 'self'${from.connections}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * Our own inline scripts are rendered with a nonce nobody outside this call knows. Each is allowed by its hash, and the
 * nonce is taken out: the page is the same bytes for everybody, so it can be cached, and a script that slipped into the
 * content knows neither nonce nor hash.
 */
export function allowOwnScripts(
  html: string,
  nonce: string,
  tagManager = false,
): { html: string; contentSecurityPolicy: string } {
  const from = tagManager ? TAG_MANAGER : NOWHERE
  const hashes = new Set<string>()
  const script = new RegExp(`<script nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const open = html.replace(script, (_, attributes: string, content: string) => {
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    return `<script${attributes}>${content}</script>`
  })
  return {
    html: open.replaceAll(` nonce="${nonce}"`, ''),
    contentSecurityPolicy: `${fixed(from)}; script-src 'self'${from.scripts} ${[...hashes].join(' ')}`.trim(),
  }
}
