import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Call } from '#shared/endpoint.ts'
import { callApiAt } from './call-over-http.ts'
import { megabytes, report } from './figures.ts'
import { residentBytes, withStore } from './store.ts'

const SECONDS = 6
const CLIENTS = 8

const load = (url: string, requests?: autocannon.Request[]) =>
  autocannon({ url, connections: CLIENTS, duration: SECONDS, ...(requests ? { requests } : {}) })

/** Cached against uncached against the bare rendering of the same tree, all in one run. */
export async function measurePages(catalogSize: number): Promise<void> {
  await withStore({ CATALOG_SIZE: String(catalogSize) }, async ({ url, pid }) => {
    await sleep(5000)
    report('server.idle_memory', megabytes(await residentBytes(pid)), 'MB', { bar: 250 })
    for (const [page, path] of [
      ['home', '/'],
      ['goods', '/goods/detail/1'],
      ['search', '/comListSearch?goodsModel=RC0603&fuzzy=true'],
    ] as const) {
      const bare = await measureBare(url + path, callApiAt(url))
      await load(url + path) // warm up
      const cached = await load(url + path)
      const uncached = await measureUncached(url, path)
      const facts = { page, cached: cached.requests.average, uncached, bare }
      report(`pages.${page}.cached_to_uncached`, cached.requests.average / uncached, 'times', { bar: 20, ...facts })
      report(`pages.${page}.uncached_to_bare`, uncached / bare, 'times', { bar: 1 / 3, ...facts })
      if (cached.non2xx + cached.errors > 0) throw new Error(`${page}: ${cached.non2xx} bad answers`)
    }
    report('server.memory_after_load', megabytes(await residentBytes(pid)), 'MB')
  })
}

/** Every request asks for an address nobody asked for before. */
async function measureUncached(url: string, path: string): Promise<number> {
  let turn = 0
  const join = path.includes('?') ? '&' : '?'
  const request: autocannon.Request = {
    setupRequest: (request) => {
      turn += 1
      return { ...request, path: `${path}${join}turn=${turn}` }
    },
  }
  const result = await load(url, [request])
  if (result.non2xx + result.errors > 0) throw new Error(`${path}: ${result.non2xx} bad answers`)
  return result.requests.average
}

async function measureBare(address: string, call: Call): Promise<number> {
  const bundle: { bareTree: (request: Request, call: Call) => Promise<() => string> } = await import(
    join(import.meta.dirname, '../build/server/index.js')
  )
  const renderTree = await bundle.bareTree(new Request(address), call)
  const until = (milliseconds: number) => {
    const from = performance.now()
    let times = 0
    for (; performance.now() - from < milliseconds; times += 1) renderTree()
    return times / ((performance.now() - from) / 1000)
  }
  until(1000)
  return until(3000)
}
