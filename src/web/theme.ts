import { readStored, removeStored, writeStored } from './browser-storage.ts'
import { DARK_MARK, SYSTEM_IS_DARK, THEME_KEY } from './theme-mark.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

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

/** Follows the system and the other tabs. Returns the way to undo it. */
export function followTheme(): () => void {
  const system = matchMedia(SYSTEM_IS_DARK)
  system.addEventListener('change', apply)
  window.addEventListener('storage', apply)
  return () => {
    system.removeEventListener('change', apply)
    window.removeEventListener('storage', apply)
  }
}
