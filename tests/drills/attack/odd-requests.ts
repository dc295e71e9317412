import { connect } from 'node:net'
import { addressOf } from './call-from.ts'
import type { Attack } from './target.ts'

const post = (contentType: string, body: string) =>
  `POST /api/bom/upload HTTP/1.1\r\nhost: shop\r\nconnection: close\r\ncontent-type: ${contentType}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

/** Each is refused with a status of 4xx. */
const REQUESTS: Record<string, string> = {
  'two Host headers': 'GET / HTTP/1.1\r\nhost: shop\r\nhost: evil.example\r\nconnection: close\r\n\r\n',
  'a form without a boundary': post('multipart/form-data', 'x'.repeat(100)),
  'a form with an endless header': post(
    'multipart/form-data; boundary=b',
    `--b\r\ncontent-disposition: form-data; name="${'x'.repeat(2_000_000)}`,
  ),
  'a form that ends in the middle': post(
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nmodel',
  ),
  'a body above the limit':
    'POST /api/bom/match HTTP/1.1\r\nhost: shop\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 900000000\r\n\r\n',
  'JSON of brackets': post('application/json', '['.repeat(500_000)),
}

export const sendOddRequests: Attack = async ({ url }, say) => {
  const problems: string[] = []
  for (const [name, text] of Object.entries(REQUESTS)) {
    const status = await statusOf(url, text)
    say({ odd: name, status })
    if (status < 400 || status >= 500) problems.push(`${name} was answered ${status}`)
  }
  return problems
}

/** 0: the connection was closed without an answer. */
function statusOf(url: string, text: string): Promise<number> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), localAddress: addressOf(20) })
  let answer = ''
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(patience)
      socket.destroy()
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0))
    }
    const patience = setTimeout(end, 30_000)
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => {
      answer += part
    })
    socket.on('error', end)
    socket.on('close', end)
    socket.write(text)
  })
}
