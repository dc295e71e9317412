import { type ReactNode, use } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_FrameworkContext,
  useRouteLoaderData,
} from 'react-router'
import { type PartActions, PartActionsContext } from '../features/catalog/web/part-actions.ts'
import { addToRfqList } from '../features/rfq/web/rfq-list.ts'
import { Frame } from '../features/site/web/frame.tsx'
import { readFrame } from '../features/site/web/frame-data.ts'
import { callContext } from '../web/call-context.ts'
import { markSignedInScript } from '../web/signed-in-mark.ts'
import stylesheet from '../web/styles/app.css?url'
import { preloadedFonts } from '../web/styles/font-files.ts'

export const links = () => [
  ...preloadedFonts.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export const meta = () => [{ title: 'Ohmstead' }]

export const loader = ({ context }: LoaderFunctionArgs) => readFrame(context.get(callContext))
/** The frame is the same on every page: it came with the first one. */
export const shouldRevalidate = () => false

/* What the frame takes from the window: the rail at the right of wide screens, the bar at the bottom of narrow ones,
   and the part of the header that stays. Focus and jumps keep clear of them, and so do notices. */
const measures =
  '[--header-height:4rem] [--rail-width:0px] max-lg:[--bottom-bar-height:3.5rem] ' +
  'lg:[--rail-width:3rem] min-[90rem]:[--rail-width:4.5rem]'

/** Around every page, the failed ones included, so that the frame stays while what is inside changes. */
export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root')
  return (
    // The script below marks the element before React sees it.
    <html lang="en" className={measures} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <EarlyScript code={markSignedInScript} />
        <Meta />
        <Links />
      </head>
      <body id="top">
        <PartActionsContext value={partActions}>
          <Frame data={frame}>{children}</Frame>
        </PartActionsContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Runs while the page is being read. Only a script with the nonce of its rendering is let through. */
function EarlyScript({ code }: { code: string }) {
  const nonce = use(UNSAFE_FrameworkContext)?.nonce
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
}

/** What the catalogue leaves to the features above it. */
const partActions: PartActions = {
  addToRfq: ({ goodsId, goodsModel, brand }, count) =>
    addToRfqList({ goodsId, goodsModel, brandName: brand.brandName, count }),
}

export default function Root() {
  return <Outlet />
}

/** Here only when the frame itself has no data; failed pages are caught closer to themselves. */
export { ErrorBoundary } from './page-boundary.tsx'
