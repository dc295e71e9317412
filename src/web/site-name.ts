import { useRouteLoaderData } from 'react-router'

/** Where nothing could be read, not even the name. */
const UNKNOWN = 'Store'

interface Site {
  siteName: string
  /** Empty: the name is the logo. */
  siteLogo: string
  /** Its accounts and prices are invented, and it usually has no mail server. */
  demo: boolean
}

/** The root's data as far as it is known here: the frame says whose site this is. */
function siteOf(rootData: unknown): Site {
  const found = typeof rootData === 'object' && rootData && 'info' in rootData ? rootData.info : undefined
  const info: Partial<Record<keyof Site, unknown>> = typeof found === 'object' && found ? found : {}
  return {
    siteName: typeof info.siteName === 'string' ? info.siteName : UNKNOWN,
    siteLogo: typeof info.siteLogo === 'string' ? info.siteLogo : '',
    demo: info.demo === true,
  }
}

/** What `meta` is given, as far as titles need it. */
export interface TitleArgs {
  matches: ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>
}

export const siteIn = ({ matches }: TitleArgs): Site =>
  siteOf(matches.find((match) => match?.id === 'root')?.loaderData)

export const siteNameIn = (args: TitleArgs): string => siteIn(args).siteName

/** The title of a page: what it is, and whose. */
export const titled = (args: TitleArgs, title: string) => ({ title: `${title} | ${siteNameIn(args)}` })

/** For private pages: a title, and no search engines. */
export const privatePage = (title: string) => (args: TitleArgs) => [
  titled(args, title),
  { name: 'robots', content: 'noindex' },
]

export const useSiteName = (): string => siteOf(useRouteLoaderData('root')).siteName

export const useIsDemo = (): boolean => siteOf(useRouteLoaderData('root')).demo
