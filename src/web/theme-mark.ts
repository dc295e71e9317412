export const THEME_KEY = 'theme'
export const DARK_MARK = 'data-dark'
export const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)'

/** Runs before the first paint, so that a dark page never flashes white. Written out by hand: it waits for no file. */
export const markThemeScript = `try{const t=localStorage.getItem('${THEME_KEY}');if(t==='dark'||t!=='light'&&matchMedia('${SYSTEM_IS_DARK}').matches)document.documentElement.setAttribute('${DARK_MARK}','')}catch{}`
