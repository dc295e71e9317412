import { changeMaintenance } from '#features/shop/server/maintenance.service.ts'
import type { Sql } from '#server/database/connect.ts'
import { until } from '../../support/process.ts'

const MESSAGE = 'We count our stock.'
const EDITOR = { accountId: null, who: 'drill' }
/** As often as the copies of nginx expire meanwhile, each page is asked for by several at once. */
const ROUNDS = 30
const AT_ONCE = 5
const PATIENCE_MS = 10_000

/** Closes a store whose pages nginx has, and opens it again: what visitors and programs were answered that they should not be. */
export async function findMaintenanceProblems(sql: Sql, url: string, pages: readonly string[]): Promise<string[]> {
  const problems = new Set<string>()
  const statusOf = async (path: string) => (await fetch(url + path)).status
  const allAre = (status: number) =>
    until(async () => (await Promise.all(pages.map(statusOf))).every((one) => one === status), PATIENCE_MS)
  await allAre(200)
  await changeMaintenance(sql, EDITOR, { on: true, message: MESSAGE, until: null })
  await allAre(503)
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = pages.flatMap((path) => Array.from({ length: AT_ONCE }, () => path))
    await Promise.all(
      asked.map(async (path) => {
        const answer = await fetch(url + path)
        const isNotice = answer.status === 503 && (await answer.text()).includes(MESSAGE)
        if (!isNotice || !answer.headers.get('retry-after'))
          problems.add(`closed for maintenance: ${answer.status} for ${path}`)
      }),
    )
    const call = await fetch(`${url}/api/goods/count`)
    const { code } = (await call.json()) as { code: number }
    if (code !== 503005 || !call.headers.get('retry-after')) problems.add(`closed for maintenance: a call got ${code}`)
    if ((await statusOf('/staff/login')) !== 200) problems.add('closed for maintenance: staff cannot sign in')
  }
  await changeMaintenance(sql, EDITOR, { on: false, message: '', until: null })
  await allAre(200)
  return [...problems]
}
