import { SIGNED_IN_MARK } from '#web/signed-in-mark.ts'

/** On the root element: how many searches a day a visitor of this shop may make; 0: as many as they like. */
export const LIMIT_ATTRIBUTE = 'data-daily-searches'
/** On the root element while the shown search is one too many: its results are hidden, and the page says why. */
export const REFUSED_MARK = 'data-search-refused'

export const TIMES_KEY = 'times'
export const DATE_KEY = 'date'
export const TERMS_KEY = 'searchedTerms'

/**
 * Runs before the first paint, after the mark of who is signed in: every result page holds the results, the same bytes for
 * all, and this mark decides whether they are shown. Written out by hand, because it must not wait for any script file.
 */
export const markRefusedSearchScript = `try{const h=document.documentElement,l=localStorage,n=+h.getAttribute('${LIMIT_ATTRIBUTE}'),m=(new URLSearchParams(location.search).get('goodsModel')??'').trim();if(n&&m&&/^\\/comlistsearch\\/?$/i.test(location.pathname)&&!h.hasAttribute('${SIGNED_IN_MARK}')&&l.getItem('${DATE_KEY}')==new Date().getDate()&&l.getItem('${TIMES_KEY}')>=n&&!JSON.parse(l.getItem('${TERMS_KEY}')??'[]').includes(m))h.setAttribute('${REFUSED_MARK}','')}catch{}`
