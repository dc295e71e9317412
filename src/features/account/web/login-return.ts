import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { comparablePath } from '#shared/page-path.ts'
import { readStored, removeStored, writeStored } from '#web/browser-storage.ts'

const PLACE_KEY = 'lastPlace'
const LOGIN_PAGE = '/login'

/** Where visitors are sent by what needs login. */
export const LOGIN_AND_BACK = `${LOGIN_PAGE}?type=login&isBack=true`

export const isLoginPage = (pathname: string): boolean => comparablePath(pathname) === LOGIN_PAGE

/** Fills in the address of an account that was just activated. */
export const loginState = (email: string) => ({ email })
export const emailOfState = (state: unknown): string => {
  const { email } = Object(state)
  return typeof email === 'string' ? email : ''
}

/** Only URLs of this store, because it is redirected to. */
export const isOwnAddress = (address: string): boolean => /^\/(?![/\\])/.test(address)

export const rememberPlace = (place: string): void => writeStored(PLACE_KEY, place, 'sessionStorage')

/** Whether the login returns to this page. */
export const isLastPlace = (place: string): boolean => readStored(PLACE_KEY, 'sessionStorage') === place

/** Saves the last page before the login, per tab, to return to. */
export function useRememberPlace(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!isLoginPage(pathname)) rememberPlace(pathname + search)
  }, [pathname, search])
}

/** The page to return to, else the home page. Used once. */
export function takeLastPlace(): string {
  const place = readStored(PLACE_KEY, 'sessionStorage')
  removeStored(PLACE_KEY, 'sessionStorage')
  return place !== null && isOwnAddress(place) ? place : '/'
}
