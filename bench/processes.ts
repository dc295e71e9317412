import autocannon from 'autocannon'
import { report } from './figures.ts'
import { withStore } from './store.ts'

const SECONDS = 8
const CLIENTS = 32
const COUNTS = [1, 2, 4]

/** Requests a second with so many processes, to those with one: a cached page, a page nobody has asked for, a search. */
export async function measureProcesses(catalogSize: number): Promise<void> {
  const single = new Map<string, number>()
  for (const processes of COUNTS)
    await withStore({ CATALOG_SIZE: String(catalogSize), PROCESSES: String(processes) }, async ({ url }) => {
      for (const [kind, path] of [
        ['cached_page', '/goods/detail/1'],
        ['uncached_page', '/goods/detail/1?turn=[turn]'],
        ['search_call', '/api/goods/search?goodsModel=RC[turn]&fuzzy=true'],
      ] as const) {
        await load(url, path, 3)
        const perSecond = await load(url, path, SECONDS)
        if (processes === 1) single.set(kind, perSecond)
        const ratio = perSecond / (single.get(kind) ?? perSecond)
        report(`processes.${kind}`, ratio, 'times', { processes, requestsPerSecond: Math.round(perSecond) })
      }
    })
}

let turn = 0

async function load(url: string, path: string, duration: number): Promise<number> {
  const setupRequest = (request: autocannon.Request) => {
    turn += 1
    return { ...request, path: path.replace('[turn]', String(turn)) }
  }
  const result = await autocannon({ url, connections: CLIENTS, duration, requests: [{ setupRequest }] })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} bad answers, ${result.errors} errors`)
  return result.requests.average
}
