import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const lean = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * Modules of libraries that stand for features which this store does not use, and what is built instead of them. In kB of the first
 * page's script (gzip): icons 0.9, discovery of routes 1.2, instrumentation 1.2. Development uses the libraries as they are.
 */
const REPLACED: ReadonlyArray<readonly [importer: RegExp, source: RegExp, replacement: string]> = [
  [/\/lucide-react\//, /\/createLucideIcon\.mjs$/, lean('create-icon.ts')],
  [/\/react-router\//, /\/fog-of-war\.js$/, lean('no-route-discovery.ts')],
  [/\/react-router\//, /\/instrumentation\.js$/, lean('no-instrumentation.ts')],
]

export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const found = REPLACED.find(([from, what]) => from.test(importer) && what.test(source))
      // The router's server side uses both of its modules.
      if (!found || (this.environment.name !== 'client' && importer.includes('/react-router/'))) return
      return found[2]
    },
  }
}
