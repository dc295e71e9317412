/** Pages of the back office, which have a frame and a list of routes of their own. */
export const isStaffAddress = (pathname: string): boolean => /^\/staff(\/|$)/.test(pathname)
