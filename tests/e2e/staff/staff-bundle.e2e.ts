import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const ASSETS = 'build/client/assets'
const files = readdirSync(ASSETS)
const manifestName = files.find((name) => /^manifest-\w+\.js$/.test(name)) ?? ''

interface ManifestRoute {
  id: string
  path?: string
  parentId?: string
  module: string
  clientLoaderModule?: string
  imports?: string[]
  css?: string[]
}
interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, ManifestRoute>
}
/** As a browser runs it. */
function readManifest(name: string): Manifest {
  const browser = { window: { __reactRouterManifest: {} } }
  runInNewContext(readFileSync(join(ASSETS, name), 'utf8'), browser)
  return JSON.parse(JSON.stringify(browser.window.__reactRouterManifest))
}
const manifest = readManifest(manifestName)

const isStaff = ({ id, parentId, path }: ManifestRoute): boolean =>
  parentId === 'staff' || id === 'staff' || path?.startsWith('staff') === true
const nameOf = (address: string) => address.split('/').at(-1) ?? ''

/** A file and all that it imports or may load later, except through the list of routes. */
function reachableFrom(names: string[]): Set<string> {
  const seen = new Set<string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name) || !files.includes(name) || name === manifestName) continue
    seen.add(name)
    const code = readFileSync(join(ASSETS, name), 'utf8')
    open.push(
      ...[...code.matchAll(/["'`](?:\.\/|\/assets\/|assets\/)([\w.-]+\.(?:js|css))["'`]/g)].map(
        ([, found]) => found ?? '',
      ),
    )
  }
  return seen
}

const buyersRoutes = Object.values(manifest.routes).filter((route) => !isStaff(route))
const staffRoutes = Object.values(manifest.routes).filter(isStaff)
const modulesOf = (routes: ManifestRoute[]) =>
  routes
    .flatMap(({ module, clientLoaderModule = [], imports = [], css = [] }) => [
      module,
      clientLoaderModule,
      imports,
      css,
    ])
    .flat()
    .map(nameOf)
const buyersFiles = reachableFrom([
  ...modulesOf(buyersRoutes),
  ...[manifest.entry.module, ...manifest.entry.imports].map(nameOf),
])

test('the list of routes has both kinds', () => {
  expect(staffRoutes.length).toBeGreaterThan(10)
  expect(buyersRoutes.length).toBeGreaterThan(40)
  expect(buyersFiles.size).toBeGreaterThan(40)
})

test('the list of routes in the pages of the shop holds those of the shop', () => {
  const { routes } = readManifest(manifestName.replace('.js', '.shop.js'))
  expect(Object.keys(routes)).toEqual(buyersRoutes.map(({ id }) => id))
  expect(Object.values(routes).map(({ id }) => id)).toEqual(Object.keys(routes))
})

test('the list of routes of the shop names no imports, and the one page that is prefetched needs none', () => {
  const { routes } = readManifest(manifestName.replace('.js', '.shop.js'))
  expect(Object.values(routes).filter(({ imports }) => imports)).toEqual([])
  const filesOf = (path: string) => modulesOf(buyersRoutes.filter((route) => route.path === path))
  const ofPrefetched = modulesOf(Object.values(routes).filter(({ path }) => path === 'bomResult'))
  expect(ofPrefetched.length).toBeGreaterThan(0)
  expect([...filesOf('bom'), ...ofPrefetched]).toEqual(expect.arrayContaining(filesOf('bomResult')))
})

test('no file that buyers load contains a staff endpoint', () => {
  const holding = [...buyersFiles].filter((name) => readFileSync(join(ASSETS, name), 'utf8').includes('/api/staff/'))
  expect(holding).toEqual([])
  // The same words are in the files of the back office.
  const own = [...reachableFrom(modulesOf(staffRoutes))].filter((name) => !buyersFiles.has(name))
  expect(own.filter((name) => readFileSync(join(ASSETS, name), 'utf8').includes('/api/staff/')).length).toBeGreaterThan(
    2,
  )
})

test('no page of the back office is reachable from a page of the store', () => {
  for (const { id, module } of staffRoutes) expect(buyersFiles.has(nameOf(module)), id).toBe(false)
})
