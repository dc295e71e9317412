import { LINES_BATCH_SIZE } from '#features/bom/bom.rules.ts'
import type { BomLine } from '#features/bom/bom-matching.contract.ts'

/** What somebody does with a BOM, again and again: has its lines matched, or its file read. */
export type BomAction = { url: string } & ({ lines: readonly BomLine[] } | { file: Blob })

export const doOnce = (action: BomAction): Promise<number> =>
  'file' in action ? sendFile(action.url, action.file) : sendLines(action.url, action.lines)

/** Milliseconds. */
export async function sendFile(url: string, file: Blob): Promise<number> {
  const from = performance.now()
  const body = new FormData()
  body.set('file', file, 'large.csv')
  await get(new Request(`${url}/api/bom/upload`, { method: 'POST', body }))
  return performance.now() - from
}

async function sendLines(url: string, lines: readonly BomLine[]): Promise<number> {
  const from = performance.now()
  for (let start = 0; start < lines.length; start += LINES_BATCH_SIZE) {
    const body = JSON.stringify({ lines: lines.slice(start, start + LINES_BATCH_SIZE), boards: 10 })
    const headers = { 'content-type': 'application/json' }
    await get(new Request(`${url}/api/bom/match`, { method: 'POST', headers, body }))
  }
  return performance.now() - from
}

/** Refusals come with a good status, too. */
const GOOD = '{"code":0,'

export async function get(address: string | Request): Promise<void> {
  const answer = await fetch(address)
  const text = Buffer.from(await answer.arrayBuffer())
  if (!text.toString('utf8', 0, GOOD.length).startsWith(GOOD)) throw new Error(text.toString('utf8', 0, 1000))
}
