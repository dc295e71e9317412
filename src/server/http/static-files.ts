import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Built files. Names under /assets carry a hash of their content, so they never change; the rest may at a deploy. */
export async function serveStatic(app: FastifyInstance, folder: string): Promise<void> {
  const hashed = join(folder, 'assets')
  await app.register(staticFiles, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const life = path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
      reply.header('cache-control', life)
    },
  })
}
