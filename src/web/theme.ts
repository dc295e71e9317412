import { readStored, removeStored, writeStored } from './browser-storage.ts'

const THEME_KEY = 'theme'
const DARK_MARK = 'data-dark'
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Runs before the first paint, so that a dark page never flashes white. Written out by hand: it waits for no file. */
export const markThemeScript = `try{const t=localStorage.getItem('${THEME_KEY}');if(t==='dark'||t!=='light'&&matchMedia('${SYSTEM_IS_DARK}').matches)document.documentElement.setAttribute('${DARK_MARK}','')}catch{}`

export function readTheme(): Theme {
  const kept = readStored(THEME_KEY)
  return themes.find((theme) => theme === kept) ?? 'system'
}

const apply = () => {
  const theme = readTheme()
  const dark = theme === 'dark' || (theme === 'system' && matchMedia(SYSTEM_IS_DARK).matches)
  document.documentElement.toggleAttribute(DARK_MARK, dark)
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') removeStored(THEME_KEY)
  else writeStored(THEME_KEY, theme)
  apply()
}

/** Follows the system and the other tabs. */
export function followTheme(): void {
  matchMedia(SYSTEM_IS_DARK).addEventListener('change', apply)
  window.addEventListener('storage', apply)
}
