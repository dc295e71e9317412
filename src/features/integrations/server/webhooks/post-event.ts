import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { assertAllowedHost, checkedLookup, type IsAllowed } from '#server/net/public-hosts.ts'

/** From the first byte that is sent to the first that is answered. */
const TIMEOUT_MS = 10_000

/** Posts a text and returns the status. The response body is not read. */
export function postEvent(
  address: string,
  body: string,
  headers: Record<string, string>,
  isAllowed: IsAllowed,
): Promise<number> {
  const url = new URL(address)
  assertAllowedHost(url, isAllowed)
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const sending = request(
      url,
      {
        method: 'POST',
        agent: false,
        lookup: checkedLookup(url, isAllowed),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        answer.destroy()
        resolve(answer.statusCode ?? 0)
      },
    )
    sending.on('error', (error) => reject(error.name === 'AbortError' ? new Error('no answer within 10 s') : error))
    sending.end(body)
  })
}
