export const SESSION_KEY = 'session'
export const SIGNED_IN_MARK = 'data-signed-in'

/**
 * Runs before the first paint: the page holds the header for visitors and for users, and this mark decides which one is shown.
 * Written out by hand, because it must not wait for any script file.
 */
export const markSignedInScript = `try{if(JSON.parse(localStorage.getItem('${SESSION_KEY}')).state.token)document.documentElement.setAttribute('${SIGNED_IN_MARK}','')}catch{}`
