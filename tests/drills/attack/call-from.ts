import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** Every caller has an address of its own: on Linux all of 127.0.0.0/8 are addresses of this machine. */
export const addressOf = (caller: number) => `127.77.${Math.floor(caller / 254)}.${1 + (caller % 254)}`

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

export interface CallFrom {
  from: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | Uint8Array
  signal?: AbortSignal
  /** Answers of many megabytes would keep the drill busy, and its visitors waiting. */
  withoutText?: boolean
}

export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Like `fetch`, but for the address that it calls from. */
export function callFrom(
  url: string,
  { from, method = 'GET', headers = {}, body, signal, withoutText }: CallFrom,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const call = request(url, {
      agent,
      method,
      localAddress: from,
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      ...(signal && { signal }),
    })
    call.on('error', reject)
    call.on('response', (answer) => {
      let text = ''
      if (withoutText) answer.resume()
      else
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
      answer.on('error', reject)
    })
    call.end(body)
  })
}
