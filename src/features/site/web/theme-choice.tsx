import { useEffect, useState } from 'react'
import { chooseTheme, followTheme, readTheme, type Theme, themes } from '#web/theme.ts'

const names: Record<Theme, string> = { system: 'As the system', light: 'Light', dark: 'Dark' }

/** Loaded after hydration: it is at the end of the page. */
export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => {
    setTheme(readTheme())
    return followTheme()
  }, [])
  return (
    <label className="flex items-baseline gap-2 noscript:hidden">
      Theme
      <select
        value={theme}
        onChange={(event) => {
          const chosen = themes.find((one) => one === event.target.value) ?? 'system'
          setTheme(chosen)
          chooseTheme(chosen)
        }}
        className="rounded-xs border border-edge bg-paper px-1 py-0.5 text-ink"
      >
        {themes.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
