/** A path as the router compares it: neither case nor a slash at the end matter. */
export const comparablePath = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '')
