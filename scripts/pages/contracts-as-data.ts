import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * The server validates input and output; the browser only needs method and path. So in browser bundles a
 * contract is reduced: endpoints keep method and path, other plain values stay, schemas are removed, and with
 * them the schema library. A page that needs a schema in the browser keeps it in a file that is not a contract.
 */
export function contractsAsData(): Plugin {
  return {
    name: 'contracts-as-data',
    enforce: 'pre',
    async load(id) {
      const path = id.split('?')[0] ?? id
      if (!path.endsWith('.contract.ts') || this.environment.name !== 'client') return undefined
      const contract: Record<string, unknown> = await import(pathToFileURL(path).href)
      const lines = Object.entries(contract).flatMap(([name, value]) => {
        const data = asData(value)
        return data === undefined ? [] : [`export const ${name} = ${JSON.stringify(data)}`]
      })
      return { code: lines.join('\n'), map: null, moduleType: 'js' }
    },
  }
}

function asData(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('method' in value && 'path' in value) return { method: value.method, path: value.path }
  return '_zod' in value ? undefined : value
}
