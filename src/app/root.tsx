import { type ReactNode, use, useMemo } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  type NavigateFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useRouteLoaderData,
} from 'react-router'
import { markOwnPricesScript } from '#features/catalog/web/own-prices/own-prices-mark.ts'
import { type PartActions, PartActionsContext } from '#features/catalog/web/part-actions.ts'
import { addToRfqList } from '#features/rfq/web/rfq-list.ts'
import { LIMIT_ATTRIBUTE, markRefusedSearchScript } from '#features/search/web/limit/search-limit-mark.ts'
import { markConsentScript } from '#features/site/web/consent-mark.ts'
import { Frame } from '#features/site/web/frame.tsx'
import { readFrame } from '#features/site/web/frame-data.ts'
import { iconAddress } from '#features/site/web/logo.tsx'
import { callContext } from '#web/call-context.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { waitForConnection } from '#web/online.ts'
import { useLoggedIn, useSession } from '#web/session.ts'
import { markSignedInScript } from '#web/signed-in-mark.ts'
import { siteNameIn, type TitleArgs } from '#web/site-name.ts'
import { preloadedFonts } from '#web/styles/font-files.ts'
import { markThemeScript } from '#web/theme-mark.ts'
import { markWholeScript } from '#web/whole-lists.ts'
import { NonceContext } from './nonce.ts'
import { isStaffAddress } from './pages/staff-address.ts'
import stylesheet from './store.css?url'

const ActingBanner = lazyPart(async () => (await import('./acting/acting-banner.tsx')).ActingBanner)
const ForBuyer = lazyPart(async () => (await import('./for-buyer.tsx')).ForBuyer)

export const links = () => [
  ...preloadedFonts.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'stylesheet', href: stylesheet },
]

export const meta = (args: TitleArgs) => [{ title: siteNameIn(args) }]

export const loader = ({ context }: LoaderFunctionArgs) => readFrame(context.get(callContext))
export const clientMiddleware = [waitForConnection]
/** The frame's data is loaded once. */
export const shouldRevalidate = () => false

/* Space taken by the frame: the rail at the right of wide screens, the bar at the bottom of narrow ones,
   and the sticky part of the header. Used for scroll padding and notices. */
const measures =
  '[--header-height:4rem] [--rail-width:0px] max-lg:[--bottom-bar-height:3.5rem] ' +
  'lg:[--rail-width:3rem] min-[90rem]:[--rail-width:4.5rem]'

/** Around every page, the failed ones included, so that the frame stays while what is inside changes. */
export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root')
  const navigate = useNavigate()
  const partActions = useMemo(() => partActionsOf(navigate), [navigate])
  const loggedIn = useLoggedIn()
  const acting = useSession((session) => session.staff !== null)
  const { pathname } = useLocation()
  // Without an owner the frame has no links. Once there is one, the page is not found and has no data.
  const isSetup = useRouteLoaderData('setup') !== undefined
  const hasOwnFrame = isStaffAddress(pathname)
  return (
    // The script below changes the element before hydration.
    <html
      lang="en"
      className={hasOwnFrame ? undefined : measures}
      style={frame?.info.theme}
      {...{ [LIMIT_ATTRIBUTE]: frame?.info.dailySearches }}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0d1b22" media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content="#ffffff" />
        <EarlyScript />
        <Meta />
        <Links />
        {frame && <link rel="icon" href={iconAddress(frame.info)} type="image/svg+xml" />}
      </head>
      <body id="top">
        <PartActionsContext value={partActions}>
          {hasOwnFrame ? children : <Frame data={isSetup ? undefined : frame}>{children}</Frame>}
        </PartActionsContext>
        {loggedIn && !hasOwnFrame && <ForBuyer />}
        {acting && <ActingBanner />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** It has run before the scripts load, so they need not contain it. */
const earlyCode = import.meta.env.SSR
  ? [
      markSignedInScript,
      markOwnPricesScript,
      markThemeScript,
      markWholeScript,
      markConsentScript,
      markRefusedSearchScript,
    ].join(';')
  : ''

/** Runs while the page is being read. Only scripts with the nonce of their rendering are allowed. */
function EarlyScript() {
  const nonce = use(NonceContext)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: earlyCode }} suppressHydrationWarning />
}

/** Part actions injected into the catalogue. The cart is loaded lazily. */
function partActionsOf(navigate: NavigateFunction): PartActions {
  const inCart =
    (action: 'addToCart' | 'buyNow'): PartActions['addToCart'] =>
    async ({ goodsId }, count, packing) => {
      const actions = await import('#features/cart/web/add-to-cart.ts')
      await actions[action]({ goodsId, count, ...(packing && { packing }) }, navigate)
    }
  return {
    addToCart: inCart('addToCart'),
    buyNow: inCart('buyNow'),
    addToRfq: ({ goodsId, goodsModel, brand }, count, packing) =>
      addToRfqList({ goodsId, goodsModel, brandName: brand.brandName, count, ...(packing && { packing }) }),
  }
}

export default function Root() {
  return <Outlet />
}

/** Only when the frame itself has no data; failed pages are handled by PageBoundary. */
export { ErrorBoundary } from './failed-page.tsx'
