import type { SiteInfo } from '../site.contract.ts'

/** The logo that comes with the demo; its sign is drawn where there is no room for more. */
const DEMO_LOGO = '/logo.svg'

type LogoInfo = Pick<SiteInfo, 'siteLogo' | 'siteName'>

/** The picture the owner has uploaded, else the name. The link around it is named. */
export function Logo({ info: { siteLogo, siteName } }: { info: LogoInfo }) {
  if (siteLogo === DEMO_LOGO) return <img src={siteLogo} alt="" width={125} height={28} className="h-7 w-auto" />
  // The aspect ratio of an upload is unknown: fixed space avoids a layout shift.
  if (siteLogo) return <img src={siteLogo} alt="" className="h-9 w-auto max-w-44 object-contain object-left" />
  return (
    <span className="block max-w-[45vw] truncate text-xl font-bold tracking-tight text-link sm:max-w-72">
      {siteName}
    </span>
  )
}

/** For a place as large as a letter. */
export function LogoMark({ info: { siteLogo, siteName } }: { info: LogoInfo }) {
  if (siteLogo !== DEMO_LOGO)
    return (
      <span aria-hidden="true" className="text-xl font-bold">
        {[...siteName][0]?.toUpperCase()}
      </span>
    )
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-6">
      <path
        d="M5 26h7v-3.2a9.5 9.5 0 1 1 8 0V26h7"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="square"
      />
    </svg>
  )
}

/** The picture in the tab of the browser. */
export const iconAddress = ({ siteLogo, siteName, theme }: LogoInfo & Pick<SiteInfo, 'theme'>): string =>
  siteLogo === DEMO_LOGO
    ? '/favicon.svg'
    : `/shop-icon.svg?${new URLSearchParams({ v: `${[...siteName][0] ?? ''}${theme['--shop-accent'] ?? ''}` })}`
