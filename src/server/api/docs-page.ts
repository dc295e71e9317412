import type { Endpoint } from '#shared/endpoint.ts'
import { escapeMarkup } from '#shared/escape.ts'
import { describeApi } from './openapi.ts'

const STYLE = `
  body{font:15px/1.5 system-ui,sans-serif;color:#0d1b22;max-width:60rem;margin:2rem auto;padding:0 1rem}
  h1{font-size:1.6rem}h2{margin-top:2.5rem;border-bottom:1px solid #d9e1e5}
  code,pre{font-family:ui-monospace,monospace;font-size:13px}pre{background:#f5f8f8;padding:.75rem;overflow:auto}
  summary{cursor:pointer;padding:.4rem 0}summary b{display:inline-block;width:3.5rem;color:#0a6b4e}
  small{color:#5f717b}`

/** API documentation as a page: every endpoint with access, input and output. */
export function renderDocs(endpoints: Endpoint[], publicUrl: string | undefined): string {
  const { paths } = describeApi(endpoints, publicUrl) as { paths: Record<string, Record<string, unknown>> } // as built there
  const groups = Map.groupBy(endpoints, (endpoint) =>
    endpoint.path.startsWith('/api/') ? (endpoint.path.split('/')[2] ?? '') : 'files',
  )
  const body = [...groups].map(([name, members]) => {
    const rows = members.map((e) => {
      const described = paths[e.path.replace(/:(\w+)/g, '{$1}')]?.[e.method.toLowerCase()]
      return `<details><summary><b>${e.method}</b> <code>${escapeMarkup(e.path)}</code> <small>${escapeMarkup(e.summary)} · ${e.access}</small></summary>
<pre tabindex="0">${escapeMarkup(JSON.stringify(described, null, 2))}</pre></details>`
    })
    return `<section><h2>${escapeMarkup(name)}</h2>${rows.join('\n')}</section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Store API</title><style>${STYLE}</style></head><body><main><h1>Store API</h1>
<p>Every answer is <code>{ code, msg, data }</code>; code 0 is success. Send the token of <code>user/login</code> as header
<code>token</code>. Calls that create or pay honour <code>Idempotency-Key</code>. Machine-readable:
<a href="/api/openapi.json">openapi.json</a>.</p>${body.join('\n')}</main></body></html>`
}
