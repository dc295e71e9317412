import { registerHooks } from 'node:module'

/**
 * The driver, with one habit mended while it is read. V8 expects that a function which is written down as a property is
 * there to stay, and puts it among the old things, where only a full collection looks. The driver (postgres 3.4.9) gives
 * two such functions to every statement and every piece of one, and through them all of its rows grow old with it: the
 * short collections took three times as long, and full ones came at all. A comma makes it a value like any other.
 */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/postgres/src/query.js') || !loaded.source) return loaded
    const source = Buffer.from(loaded.source as Uint8Array).toString() // of a module, text or its bytes
    return { ...loaded, source: source.replace(/(this\.\w+ =) (x => .+)$/gm, '$1 (0, $2)') }
  },
})

export const { default: openPool } = await import('postgres')
