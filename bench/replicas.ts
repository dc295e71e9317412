import { join } from 'node:path'
import autocannon from 'autocannon'
import { migrateStore } from '#app/migrations.ts'
import { seedCatalogue } from '#demo/seed-demo.ts'
import { connect } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { createLog } from '#server/log.ts'
import { openStore, temporaryFolder } from '#tests/support/process.ts'
import { createStandby, type Standby } from '#tests/support/standby.ts'
import { report } from './figures.ts'

const SECONDS = 8
const CLIENTS = 16
const ROUNDS = 3

/** Public reads a second: the primary alone, one and two replicas, by turns; all on this machine. */
export async function measureReplicas(catalogSize: number): Promise<void> {
  const folder = await temporaryFolder()
  const primary = await startEmbedded(folder.path, createLog('error'))
  const standbys: Standby[] = []
  try {
    const sql = connect(primary.url, { pool: 4 })
    await migrateStore(sql)
    await seedCatalogue(sql, catalogSize)
    const models = await sql<{ model: string }[]>`select model from goods order by random() limit 2000`
    await sql.end()
    for (const name of ['replica1', 'replica2'])
      standbys.push(await createStandby(primary.tcpUrl, join(folder.path, 'postgres'), join(folder.path, name)))
    const results: number[][] = [[], [], []]
    for (let round = 0; round < ROUNDS; round += 1)
      for (const count of [0, 1, 2]) {
        const replicas = standbys.slice(0, count).map(({ url }) => url)
        const env = { DATABASE_URL: primary.url, ...(count > 0 && { DATABASE_READ_URL: replicas.join(',') }) }
        const store = await openStore({ DATA_DIR: folder.path, DEMO: 'on', LOG_LEVEL: 'error', ...env })
        results[count]?.push(await readsASecond(store.url, models))
        await store.stop()
      }
    const [alone = 1, one = 0, two = 0] = results.map((list) => list.toSorted((a, b) => a - b)[1] ?? 0)
    report('replicas.reads_a_second', alone, 'a second', { one, two })
    report('replicas.one_to_none', one / alone, 'times')
    report('replicas.two_to_none', two / alone, 'times')
  } finally {
    for (const standby of standbys) await standby.kill()
    await primary.stop()
    await folder.remove()
  }
}

async function readsASecond(url: string, models: ReadonlyArray<{ model: string }>): Promise<number> {
  let turn = 0
  const request: autocannon.Request = {
    setupRequest: (request) => {
      turn += 1
      const text = models[turn % models.length]?.model ?? ''
      return {
        ...request,
        path: `/api/goods/search?goodsModel=${encodeURIComponent(text.slice(0, 4 + (turn % 5)))}&fuzzy=true`,
      }
    },
  }
  const load = (duration: number) => autocannon({ url, connections: CLIENTS, duration, requests: [request] })
  await load(2) // statements are prepared
  const { requests, non2xx, errors } = await load(SECONDS)
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} bad answers`)
  return requests.average
}
