import { SESSION_KEY } from '#web/signed-in-mark.ts'

/** On the root element for buyers with agreed prices: "wait" until those of the page are read, then "read". */
export const OWN_PRICES_MARK = 'data-own-prices'

/** List prices are shown after so long without an answer. */
const LONGEST_WAIT_MS = 8000

/**
 * Runs before the first paint: rendered pages have list prices, which this buyer does not pay. With the mark their place is kept
 * and they are not shown. Written out by hand, because it must not wait for any script file.
 */
export const markOwnPricesScript = `try{const h=document.documentElement,m='${OWN_PRICES_MARK}',s=JSON.parse(localStorage.getItem('${SESSION_KEY}')).state;if(s.token&&s.userInfo.ownPrices){h.setAttribute(m,'wait');setTimeout(()=>h.hasAttribute(m)&&h.setAttribute(m,'read'),${LONGEST_WAIT_MS})}}catch{}`
