import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readStored, removeStored, writeStored } from '#web/browser-storage.ts'

const PLACE_KEY = 'lastPlace'
const LOGIN_PAGE = '/login'

/** Where visitors are sent by what needs login. */
export const LOGIN_AND_BACK = `${LOGIN_PAGE}?type=login&isBack=true`

/** Only addresses of this store: what is stored here is followed. */
export const isOwnAddress = (address: string): boolean => /^\/(?![/\\])/.test(address)

export const rememberPlace = (place: string): void => writeStored(PLACE_KEY, place, 'sessionStorage')

/** Keeps the last page before the login, for this tab, so that every way to the login leads back. */
export function useRememberPlace(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (pathname !== LOGIN_PAGE) rememberPlace(pathname + search)
  }, [pathname, search])
}

/** The page the visitor came from; the first page when nobody knows. Good for one return. */
export function takeLastPlace(): string {
  const place = readStored(PLACE_KEY, 'sessionStorage')
  removeStored(PLACE_KEY, 'sessionStorage')
  return place !== null && isOwnAddress(place) ? place : '/'
}
