import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { MaintenanceNotice } from '#features/shop/maintenance.rules.ts'
import { keepAssets } from '#server/http/kept-assets.ts'
import { serveStatic } from '#server/http/static-files.ts'
import type { AllowedSources } from '#server/pages/content-security-policy.ts'
import type { Call } from '#shared/endpoint.ts'
import type { Page } from '../render.ts'

/** What the page bundle exports. */
export interface Pages {
  renderPage: (request: Request, call: Call, nonce: string) => Promise<Page>
  renderClosed: (call: Call, notice: MaintenanceNotice, nonce: string) => Promise<string>
}

/** Source of pages: the build, or Vite in development. */
export interface PageSource {
  /** Serves scripts, styles and public files; from the folder those of the version before. */
  serveAssets(app: FastifyInstance, keptFolder?: string | undefined): Promise<void>
  /** Called for every page. */
  loadPages(): Promise<Pages>
  /** Additional sources the browser may load from. */
  allowedSources?: AllowedSources
}

const BUILD = join(import.meta.dirname, '../../../build')
const BUNDLE = join(BUILD, 'server/index.js')

export const builtPages: PageSource = {
  async serveAssets(app, keptFolder) {
    if (!existsSync(BUNDLE)) throw new Error('The pages are not built. Run npm start, or npm run build.')
    if (keptFolder) await keepAssets(join(BUILD, 'client/assets'), keptFolder)
    await serveStatic(app, join(BUILD, 'client'), keptFolder)
  },
  loadPages: () => import(/* @vite-ignore */ pathToFileURL(BUNDLE).href),
}
