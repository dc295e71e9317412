import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const WHOLE = /^manifest-\w+\.js$/
const ASSIGNMENT = 'window.__reactRouterManifest='
/** Every route has its key as `id`, which is written once. */
const WITH_IDS = '(m=>{for(const id in m.routes)m.routes[id].id=id;return m})'

/**
 * Writes the list of routes once more without those of the back office: 5 of its 7.7 kB, which every visitor would load.
 * `entry.server.tsx` names it in the pages of the shop.
 * @param {string} assets
 */
export function writeShopManifest(assets) {
  const name = readdirSync(assets).find((one) => WHOLE.test(one))
  if (!name) throw new Error('The build has no list of routes.')
  const text = readFileSync(join(assets, name), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  const routes = Object.entries(manifest.routes).flatMap(([id, route]) => (isStaff(route) ? [] : [[id, slim(route)]]))
  const shop = { ...manifest, routes: Object.fromEntries(routes) }
  writeFileSync(join(assets, name.replace('.js', '.shop.js')), `${ASSIGNMENT}${WITH_IDS}(${JSON.stringify(shop)});`)
}

/**
 * What a route does not have need not be said. What its module imports is in the HTML of its own page; in the browser only
 * prefetching reads it, which `/bom` alone does, for a page whose other files it has loaded: 1 kB. Nothing in the browser reads
 * `hasDefaultExport`.
 * @param {Record<string, unknown>} route
 */
const slim = ({ id, imports, hasDefaultExport, ...route }) =>
  Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false && !isEmpty(value)))

/** @param {unknown} value */
const isEmpty = (value) => Array.isArray(value) && value.length === 0

/** @param {{ id: string, parentId?: string, path?: string }} route */
const isStaff = ({ id, parentId, path }) =>
  id === 'staff' || parentId === 'staff' || path?.startsWith('staff/') === true
