import { createHash } from 'node:crypto'

/** What may be loaded beside the store's own files, by kind. */
export interface AllowedSources {
  scripts?: string
  styles?: string
  images?: string
  connections?: string
  workers?: string
}

/** Only in a store whose owner has set a tag manager; even there nothing is loaded before the visitor agrees. */
export const TAG_MANAGER: AllowedSources = {
  scripts: 'https://www.googletagmanager.com',
  images: 'https://www.googletagmanager.com https://*.google-analytics.com',
  connections: 'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
}

const policyOf = (allowed: AllowedSources[], hashes: Iterable<string>) => {
  const and = (kind: keyof AllowedSources) =>
    allowed.map((sources) => (sources[kind] ? ` ${sources[kind]}` : '')).join('')
  return [
    "default-src 'none'",
    `style-src 'self'${and('styles')}`,
    "style-src-attr 'unsafe-inline'",
    // A file that is about to be sent, or of its owner alone, is shown from memory. Pictures of other hosts are served by us.
    `img-src 'self' data: blob:${and('images')}`,
    "font-src 'self' data:",
    `connect-src 'self'${and('connections')}`,
    // A film that staff are about to upload is played first.
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(and('workers') ? [`worker-src 'self'${and('workers')}`] : []),
    [`script-src 'self'${and('scripts')}`, ...hashes].join(' '),
  ].join('; ')
}

/**
 * Our own inline scripts are rendered with a nonce that does not leave this call. Each is allowed by its hash, and the
 * nonce is removed: the page has the same bytes for everyone, so it can be cached, and an injected script has neither
 * nonce nor hash.
 */
export function allowOwnScripts(
  html: string,
  nonce: string,
  allowed: AllowedSources[] = [],
): { html: string; contentSecurityPolicy: string } {
  const hashes = new Set<string>()
  const script = new RegExp(`<script nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const open = html.replace(script, (_, attributes: string, content: string) => {
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    return `<script${attributes}>${content}</script>`
  })
  return {
    html: open.replaceAll(` nonce="${nonce}"`, ''),
    contentSecurityPolicy: policyOf(allowed, hashes),
  }
}
