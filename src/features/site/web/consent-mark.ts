export const CONSENT_KEY = 'consentGranted'
/** On the root element while the banner is open. */
export const CONSENT_MARK = 'data-asks-consent'
/** On a button that answers: the answer as it is stored. */
export const ANSWER_ATTRIBUTE = 'data-consent'

/**
 * Runs before the first paint: every page holds the banner, and the mark decides whether it is shown. The banner is the largest
 * text of many pages; shown after hydration it was painted a second later on a phone. It can be answered before the
 * script files are loaded. Written out by hand, because it must not wait for any of them.
 */
export const markConsentScript = `{const h=document.documentElement;let a;try{a=localStorage.getItem('${CONSENT_KEY}')}catch{}if(a!=='true'&&a!=='false')h.setAttribute('${CONSENT_MARK}','');addEventListener('click',e=>{const b=e.target.closest?.('[${ANSWER_ATTRIBUTE}]');if(b){h.removeAttribute('${CONSENT_MARK}');try{localStorage.setItem('${CONSENT_KEY}',b.getAttribute('${ANSWER_ATTRIBUTE}'))}catch{}}},true)}`
