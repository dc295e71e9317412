import { migrateStore } from '#app/migrations.ts'
import { goodsOf } from '#demo/catalogue/catalogue.ts'
import { seedCatalogue } from '#demo/seed-demo.ts'
import { connect } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { createLog } from '#server/log.ts'
import { temporaryFolder } from '#tests/support/process.ts'
import { megabytes, report } from './figures.ts'

/** How fast the generator makes goods, and how fast they are written, imported and in the database with all indexes. */
export async function measureCatalogue(size: number): Promise<void> {
  const started = performance.now()
  let made = 0
  for (const _ of goodsOf(Math.min(size, 200_000), 'bench')) made += 1
  report('catalogue.generated', made / ((performance.now() - started) / 1000), 'goods/s')

  const folder = await temporaryFolder()
  const database = await startEmbedded(folder.path, createLog('error'))
  const sql = connect(database.url, { pool: 4 })
  try {
    await migrateStore(sql)
    const from = performance.now()
    await seedCatalogue(sql, size)
    const seconds = (performance.now() - from) / 1000
    const [row] = await sql<{ goods: number; bytes: string }[]>`
      select count(*)::int goods, pg_total_relation_size('goods') bytes from goods`
    report('catalogue.loaded', size / seconds, 'goods/s', {
      bar: 20_000,
      goods: row?.goods,
      seconds: Math.round(seconds * 10) / 10,
    })
    report('catalogue.size', megabytes(Number(row?.bytes)), 'MB', { goods: row?.goods })
  } finally {
    await sql.end({ timeout: 5 })
    await database.stop()
    await folder.remove()
  }
}
