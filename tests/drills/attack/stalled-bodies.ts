import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, callFrom } from './call-from.ts'
import type { Attack } from './target.ts'

const LARGE = 20 * 1024 * 1024
/** Below the limit of the route, above what is small. */
const ALLOWED = 7 * 1024 * 1024
const CONNECTIONS = 14
const BYTE_EVERY_MS = 3000
const LOOK_MS = 30_000
const MAX_WAIT_MS = 5000

/** Bodies that are announced and come byte by byte, beside a buyer who sends a real one. */
export const stallBodies: Attack = async ({ url }, say) => {
  const attackers = Array.from({ length: CONNECTIONS }, (_, place) =>
    stall(url, addressOf(place % 2), place < CONNECTIONS / 2 ? LARGE : ALLOWED),
  )
  const times: number[] = []
  const ends = Date.now() + LOOK_MS
  const body = JSON.stringify({
    lines: Array.from({ length: 3000 }, (_, place) => ({ model: `LM${place % 500}`, count: 1 })),
  })
  const refused: number[] = []
  while (Date.now() < ends) {
    const from = Date.now()
    const headers = { 'content-type': 'application/json' }
    const { status } = await callFrom(`${url}/api/bom/match`, { from: addressOf(9), method: 'POST', headers, body })
    if (status === 200) times.push(Date.now() - from)
    else refused.push(status)
    await sleep(3000)
  }
  for (const { socket } of attackers) socket.destroy()
  const closed = attackers.filter(({ isClosed }) => isClosed()).length
  const slowest = Math.max(0, ...times)
  say({ stalledBodies: CONNECTIONS, closed, bodiesOfOthers: times.length, refused, slowestMs: slowest })
  return [
    ...(refused.length > 0 ? [`bodies of others were refused beside stalled ones: ${refused.join(', ')}`] : []),
    ...(slowest > MAX_WAIT_MS ? [`a body of others took ${slowest} ms beside stalled ones`] : []),
  ]
}

function stall(url: string, from: string, size: number): { socket: Socket; isClosed: () => boolean } {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), localAddress: from })
  let closed = false
  socket.write(
    `POST /api/bom/match HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: ${size}\r\n\r\n{`,
  )
  const timer = setInterval(() => socket.write(' '), BYTE_EVERY_MS)
  socket.on('error', () => {})
  socket.on('data', () => {})
  socket.on('close', () => {
    closed = true
    clearInterval(timer)
  })
  return { socket, isClosed: () => closed }
}
