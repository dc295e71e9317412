import { z } from 'zod'

/** Where the store serves pictures of other hosts. */
export const OUTSIDE_PICTURES = '/pictures/outside/'

let serveOutside = (_address: string): string => ''

/** Called once by the server, which has the key that signs these addresses. */
export function setOutsidePictures(localAddressOf: (address: string) => string): void {
  serveOutside = localAddressOf
}

/** `//host` and a backslash lead to another host, too. */
const LEADS_ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i
const INLINE = /^data:image\/(?:png|jpeg|gif|webp);base64,/i

/** Browsers drop blanks and control characters before an address, and tabs and line ends inside of it. */
const asBrowsersRead = (address: string) => address.replace(/[\t\n\r]/g, '').replace(/^[^!-\uffff]+/, '')

/** Whether a page may show it: pages show nothing from other hosts. */
export function isOwnPicture(address: string): boolean {
  const read = asBrowsersRead(address)
  return !LEADS_ELSEWHERE.test(read) || INLINE.test(read)
}

/** The address under which a page shows a picture; empty for one that it does not show. */
export function shownPicture(address: string): string {
  if (isOwnPicture(address)) return address
  const read = asBrowsersRead(address)
  return /^https?:\/\//i.test(read) ? serveOutside(read) : ''
}

/** A picture in an answer. Inside the server its address is the one that is stored; no other host is named to a page. */
export const ShownPicture = z.string().overwrite(shownPicture)

/** A picture of this store that staff name: a path, never `//host`. */
export const PICTURE_PATH = /^(?:\/(?!\/)[\w./-]+)?$/
