import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#server/database/connect.ts'
import { readPosition } from '#server/database/replicas/wal-position.ts'
import { type ExaminedStore, type Finding, good, PATIENCE_MS, warning } from './finding.ts'

const CURE =
  'Visitors are answered by the others meanwhile. Look at the log of that server; copy it from the primary again when it stays behind.'

/** Behind is a replica that does not reach in time where the primary was at the beginning. */
async function checkReplica(url: string, position: number, maxLagMs: number): Promise<Finding> {
  const { host } = new URL(url)
  const sql = connect(url, { pool: 1, name: 'ohmstead-doctor', connectMs: PATIENCE_MS, silenceMs: PATIENCE_MS })
  try {
    const end = Date.now() + maxLagMs
    for (;;) {
      if ((await readPosition(sql)) >= position) return good(`The replica ${host} is up to date.`)
      if (Date.now() > end) return warning(`The replica ${host} is more than ${maxLagMs / 1000} s behind.`, CURE)
      await sleep(200)
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return warning(`The replica ${host} does not answer: ${why}`, CURE)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

export async function checkReplicas({ config: { replicas }, sql }: ExaminedStore): Promise<Finding[]> {
  if (replicas.urls.length === 0) return [good('There are none.')]
  const position = await readPosition(sql)
  return Promise.all(replicas.urls.map((url) => checkReplica(url, position, replicas.maxLagMs)))
}
