import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import type { PageSource } from '#app/serving/page-source.ts'
import type { Store } from '#app/store.ts'
import type { Config } from '#server/config.ts'
import { freePort } from '#server/database/embedded/processes.ts'
import type { Log } from '#server/log.ts'
import type { Step } from '../setup/progress.mjs'

export const ROOT = join(import.meta.dirname, '../..')

type StoreModule = typeof import('#app/store.ts')
type RenderModule = typeof import('#app/render.ts')

export const createVite = async (): Promise<ViteDevServer> =>
  createServer({
    root: ROOT,
    appType: 'custom',
    // Found at the start and not page by page, which would reload the browser each time.
    optimizeDeps: { entries: ['src/app/**/*.tsx', 'src/web/**/*.{ts,tsx}', 'src/features/*/web/**/*.{ts,tsx}'] },
    server: {
      middlewareMode: true,
      // A port of its own: the store's server comes and goes.
      ws: { port: await freePort() },
      watch: { ignored: ['**/{data,build,.cache,tests,bench,docs}/**'] },
      // A clone may borrow the packages of another one.
      fs: { allow: [ROOT, realpathSync(join(ROOT, 'node_modules'))] },
    },
  })

/** Starts the store as `npm start` does, but from what Vite has loaded. */
export async function openFromSources(vite: ViteDevServer, config: Config, log: Log, step: Step): Promise<Store> {
  const { startStore } = (await vite.ssrLoadModule('/src/app/store.ts')) as StoreModule // what that file exports
  return startStore(config, log, step, pagesFromSources(vite))
}

const pagesFromSources = (vite: ViteDevServer): PageSource => ({
  async serveAssets(app) {
    app.addHook('onRequest', (request, reply, next) => {
      if (request.url.startsWith('/api/')) return next()
      // After an edit the router asks for the data of the page. Pages call the API instead.
      if (/\.data(\?|$)/.test(request.url)) return reply.send('')
      vite.middlewares(request.raw, reply.raw, next)
    })
  },
  loadPages: async () => (await vite.ssrLoadModule('/src/app/render.ts')) as RenderModule, // as above
  // Vite puts styles into the page, tells changes over a socket, and asks from a worker whether it is back.
  allowedSources: { styles: "'unsafe-inline'", connections: 'ws:', workers: 'blob:' },
})
