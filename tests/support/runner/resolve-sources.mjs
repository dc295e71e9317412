// Loaded by stores and commands that tests start. Finding sources one by one takes Node a fifth of the processor time
// until a store is loaded; here imports between our own files, which name them in full, are turned into addresses.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const ROOT = new URL('../../../', import.meta.url)
/** @type {{ imports: Record<string, string> }} */
const { imports } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'))
/** `#app/` and where it is. */
const places = new Map(
  Object.entries(imports).map(([name, path]) => [name.replace('*', ''), new URL(path.replace('*', ''), ROOT).href]),
)
/** @type {Record<string, string>} */
const FORMATS = { ts: 'module-typescript', mjs: 'module' }

/**
 * @param {string} specifier
 * @param {string} parent
 */
function addressOf(specifier, parent) {
  if (specifier.startsWith('.')) return new URL(specifier, parent).href
  const end = specifier.indexOf('/') + 1
  const place = places.get(specifier.slice(0, end))
  return place && place + specifier.slice(end)
}

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    const isOurs = parentURL.startsWith(ROOT.href) && !parentURL.includes('/node_modules/')
    const url = isOurs ? addressOf(specifier, parentURL) : undefined
    const format = url && FORMATS[url.slice(url.lastIndexOf('.') + 1)]
    return format ? { url, format, shortCircuit: true } : next(specifier, context)
  },
})
