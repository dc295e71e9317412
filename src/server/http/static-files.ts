import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Built files. Names under /assets carry a hash of their content, so they never change; the rest may at a deploy.
 * `keptFolder`: assets of other versions, see `keepAssets`.
 */
export async function serveStatic(app: FastifyInstance, folder: string, keptFolder?: string): Promise<void> {
  const assets = join(folder, 'assets')
  await app.register(staticFiles, {
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(assets) || (keptFolder !== undefined && path.startsWith(keptFolder))
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  // One route for all of them: a route for each would take 0.4 s of processor time at every start.
  const names = new Set(await readdir(assets))
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) => {
    if (names.has(name)) return reply.sendFile(name, assets)
    return keptFolder && name === basename(name) ? reply.sendFile(name, keptFolder) : reply.callNotFound()
  })
}
