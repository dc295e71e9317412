import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const WHOLE = /^manifest-\w+\.js$/
const ASSIGNMENT = 'window.__reactRouterManifest='

/**
 * Writes the list of routes once more without those of the back office: half of its 7 kB, which every visitor would load.
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
  writeFileSync(join(assets, name.replace('.js', '.shop.js')), `${ASSIGNMENT}${JSON.stringify(shop)};`)
}

/**
 * What a route does not have need not be said.
 * @param {Record<string, unknown>} route
 */
const slim = (route) => Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))

/** @param {{ id: string, parentId?: string, path?: string }} route */
const isStaff = ({ id, parentId, path }) =>
  id === 'staff' || parentId === 'staff' || path?.startsWith('staff/') === true
