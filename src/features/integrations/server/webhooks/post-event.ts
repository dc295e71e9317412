import { type Outside, requestOutside } from '#server/net/outside.ts'

/** From the first byte that is sent to the first that is answered. */
const TIMEOUT_MS = 10_000

/** Posts a text and returns the status. The response body is not read. */
export async function postEvent(
  address: string,
  body: string,
  headers: Record<string, string>,
  outside: Outside,
): Promise<number> {
  const length = Buffer.byteLength(body)
  const answer = await requestOutside(new URL(address), outside, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
    body,
  }).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'AbortError' ? new Error('no answer within 10 s') : error
  })
  answer.destroy()
  return answer.statusCode ?? 0
}
