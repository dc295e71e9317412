import { useRouteLoaderData } from 'react-router'
import type { SiteInfo } from '../site.contract.ts'
import type { FrameData } from './frame-data.ts'

/** Settings of the shop, from the frame's data. Undefined when they could not be loaded. */
export const useSiteInfo = (): SiteInfo | undefined => useRouteLoaderData<FrameData>('root')?.info
