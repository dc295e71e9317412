import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { BomLine } from '#features/bom/bom-matching.contract.ts'
import { MAX_BYTES } from '#features/bom/reading/bom-table.ts'
import { openStore } from '#tests/support/process.ts'
import { report } from '../figures.ts'
import type { Catalogue } from '../store.ts'
import { type BomAction, get, sendFile } from './bom-requests.ts'

/** BOMs over HTTP: the time of a file and of ten thousand lines, and the latency of other visitors meanwhile. */
export async function measureBomOverHttp(
  { sql, databaseUrl, dataDir }: Catalogue,
  lines: readonly BomLine[],
  size: number,
): Promise<void> {
  const store = await openStore({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'error' })
  try {
    const file = largeFile(lines)
    const uploads = await repeat(5, () => sendFile(store.url, file))
    report('bom.upload_5mb', Math.min(...uploads), 'ms', { first: whole(uploads[0]), bar: 1500, bytes: file.size })
    const [last] = await sql<{ id: number }[]>`select max(goods_id) id from goods`
    const look = (turn: number) => get(`${store.url}/api/goods/detail?goodsId=${((turn * 7919) % (last?.id ?? 1)) + 1}`)
    await lookAround(look, 3000)
    const quiet = await lookAround(look, 8000)
    const whileMatched = await lookAroundWhile(look, { url: store.url, lines })
    const whileRead = await lookAroundWhile(look, { url: store.url, file })
    const facts = { quiet_p99: quiet.p99, bar: quiet.p99 * 2, quiet_p50: quiet.p50, size }
    report('bom.others_p99', whileMatched.p99, 'ms', { ...facts, p50: whileMatched.p50 })
    report('bom.others_p99_while_read', whileRead.p99, 'ms', { ...facts, p50: whileRead.p50 })
    report('bom.over_http_10000', Math.min(...whileMatched.times), 'ms', { size })
  } finally {
    await store.stop()
  }
}

/** A file of maximum size, with unused columns. */
function largeFile(lines: readonly BomLine[]): Blob {
  const head = 'Reference,Quantity,MPN,Manufacturer,Description,Datasheet,Notes\n'
  const rows = lines.map((line) => `${line.ref},1,"${line.model}",${line.brandName},"${line.description}"`)
  const written = rows.reduce((bytes, row) => bytes + Buffer.byteLength(row), head.length)
  const filling = Math.floor((MAX_BYTES - written) / rows.length) - ',,\n'.length
  const address = `https://parts.example/${'datasheet/'.repeat(50)}`.slice(0, filling)
  return new Blob([head, ...rows.map((row) => `${row},${address},\n`)])
}

const whole = (milliseconds = 0) => Math.round(milliseconds)

async function repeat(times: number, work: () => Promise<number>): Promise<number[]> {
  const taken: number[] = []
  for (let turn = 0; turn < times; turn++) taken.push(await work())
  return taken
}

const EVERY = 20

/** Somebody else works on BOMs without a pause meanwhile: in a thread of its own, or it would delay the visitor here. */
async function lookAroundWhile(look: (turn: number) => Promise<void>, action: BomAction) {
  const buyer = new Worker(new URL('./bom-buyer.worker.ts', import.meta.url), { workerData: action })
  await once(buyer, 'online')
  const seen = await lookAround(look, 8000)
  buyer.postMessage('enough')
  const [times]: number[][] = await once(buyer, 'message')
  return { ...seen, times: times ?? [] }
}

/** A steady visitor every twenty milliseconds, whether or not the one before has been served. */
async function lookAround(look: (turn: number) => Promise<void>, milliseconds: number) {
  const taken: number[] = []
  const visits: Promise<void>[] = []
  for (let turn = 0; turn < milliseconds / EVERY; turn++) {
    const from = performance.now()
    visits.push(look(turn).then(() => void taken.push(performance.now() - from)))
    await sleep(EVERY)
  }
  await Promise.all(visits)
  taken.sort((a, b) => a - b)
  const at = (share: number) => Number((taken[Math.floor(taken.length * share)] ?? 0).toPrecision(3))
  return { p50: at(0.5), p99: at(0.99) }
}
