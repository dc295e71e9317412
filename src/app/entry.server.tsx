import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { scriptString } from '#shared/text/script-string.ts'
import { laterPartsLoaded } from '#web/later-part.tsx'
import { NonceContext } from './nonce.ts'
import { isStaffAddress } from './pages/staff-address.ts'
import { nonceContext, observeTreeContext, pageContext } from './render-context.ts'

/**
 * Renders to one string. Public pages are cached whole, so streaming has no advantage; a streaming renderer takes 16 to 36 % more
 * processor time (decision 92). The data for hydration is written after the markup.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext)
  await laterPartsLoaded()
  const data = context.serverHandoffStream ? await new Response(context.serverHandoffStream).text() : ''
  const manifest = import.meta.env.PROD && !isStaffPage(request) ? shopManifest(context.manifest) : context.manifest
  const tree = () => (
    <NonceContext value={nonce}>
      <ServerRouter
        context={{ ...context, manifest, serverHandoffStream: undefined }}
        url={request.url}
        nonce={nonce}
      />
    </NonceContext>
  )
  loadContext.get(observeTreeContext)?.(() => renderToString(tree()))
  const rendered = renderToString(tree())
  // The browser knows all routes: nothing reads the mark. React compares attributes in development only.
  const markup = import.meta.env.PROD ? rendered.replaceAll(' data-discover="true"', '') : rendered
  const end = markup.lastIndexOf('</body>')
  const html = `<!doctype html>${markup.slice(0, end)}${handOff(data, nonce)}${markup.slice(end)}`
  loadContext.get(pageContext)?.(html, patternOf(context))
  return new Response(null, { status, headers })
}

/** `/goods/detail/:goodsId`; `/*` for unknown URLs. */
const patternOf = ({ staticHandlerContext: { matches } }: EntryContext): string =>
  `/${matches.flatMap(({ route }) => route.path || []).join('/')}`

const isStaffPage = ({ url }: Request) => isStaffAddress(new URL(url).pathname)

/** The list of routes without those of the back office (scripts/setup/shop-manifest.mjs). */
const shopManifest = (manifest: EntryContext['manifest']) => ({
  ...manifest,
  url: manifest.url.replace(/\.js$/, '.shop.js'),
})

/** `streamController` is an internal of React Router: see decision 92 before an update. */
const handOff = (data: string, nonce: string) =>
  `<script nonce="${nonce}">{const c=window.__reactRouterContext.streamController;c.enqueue(${scriptString(data)});c.close()}</script>`
