import { addressOf, callFrom } from './call-from.ts'
import type { Attack } from './target.ts'

const UPLOADS = 12
const LOOKS = 10
const MAX_WAIT_MS = 5000
/** Every cell is a list of numbers that is none. */
const HARD = `${'A1-'.repeat(300)}!,5\n`.repeat(900)
const USUAL = `Designator,MPN,Quantity\n${Array.from({ length: 200 }, (_, place) => `R${place},LM${place},4\n`).join('')}`
const headers = { 'content-type': 'application/json' }

/** Files that are hard to read from one address, again and again, beside somebody with a usual one. */
export const uploadHardFiles: Attack = async ({ url }, say) => {
  const controller = new AbortController()
  const statuses = new Map<number, number>()
  const attack = async () => {
    while (!controller.signal.aborted) {
      const body = JSON.stringify({ text: HARD })
      const call = { from: addressOf(40), method: 'POST', headers, body, signal: controller.signal } as const
      const { status } = await callFrom(`${url}/api/bom/upload`, call)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const attackers = Array.from({ length: UPLOADS }, () => attack().catch(() => {}))
  const times: number[] = []
  const refused: number[] = []
  for (let look = 0; look < LOOKS; look += 1) {
    const begun = Date.now()
    const body = JSON.stringify({ text: USUAL })
    const { status } = await callFrom(`${url}/api/bom/upload`, { from: addressOf(41), method: 'POST', headers, body })
    if (status === 200) times.push(Date.now() - begun)
    else refused.push(status)
  }
  controller.abort()
  await Promise.all(attackers)
  const slowest = Math.max(0, ...times)
  say({ hardFiles: Object.fromEntries(statuses), filesOfOthers: times.length, refused, slowestMs: slowest })
  return [
    ...(refused.length > 0 ? [`files of others were refused beside hard ones: ${refused.join(', ')}`] : []),
    ...(slowest > MAX_WAIT_MS ? [`a file of others took ${slowest} ms beside hard ones`] : []),
  ]
}
