import { useEffect, useId, useState } from 'react'
import { chooseTheme, followTheme, readTheme, type Theme, themes } from '#web/theme.ts'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'

const names: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' }

/** Loaded after hydration: it is at the end of the page. */
export function ThemeChoice() {
  const id = useId()
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => {
    setTheme(readTheme())
    return followTheme()
  }, [])
  return (
    <div className="flex items-center gap-2 noscript:hidden">
      <label htmlFor={id}>Theme</label>
      <NativeSelect
        id={id}
        size="sm"
        value={theme}
        onChange={(event) => {
          const chosen = themes.find((one) => one === event.target.value) ?? 'system'
          setTheme(chosen)
          chooseTheme(chosen)
        }}
        className="w-40"
      >
        {themes.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
