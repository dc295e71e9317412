const WHOLE_MARK = 'data-whole'

/**
 * Long lists skip the layout of what is out of sight and take its height by estimate (`content-visibility`). Who comes back to one
 * would find another row at the remembered place: 190 px off after twelve cards. With the mark lists are laid out whole.
 * This runs before the first paint; written out by hand, because it must not wait for any script file.
 */
export const markWholeScript = `if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.setAttribute('${WHOLE_MARK}','')`

/** The same for pages that change without a document; before the router hears of it. */
export const layOutWholeOnReturn = () =>
  window.addEventListener('popstate', () => document.documentElement.setAttribute(WHOLE_MARK, ''))
