import { useRouteLoaderData } from 'react-router'
import type { SiteInfo } from '../site.contract.ts'
import type { FrameData } from './frame-data.ts'

/** What the shop says about itself; it came with the frame. Undefined when the store could not answer. */
export const useSiteInfo = (): SiteInfo | undefined => useRouteLoaderData<FrameData>('root')?.info
