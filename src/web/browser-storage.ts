/** The browser's storage may be full or switched off: then nothing is stored, and no error is thrown. */
type Area = 'localStorage' | 'sessionStorage'

export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string, area: Area = 'localStorage'): void {
  try {
    window[area].setItem(key, value)
  } catch {
    // Not remembered, as said above.
  }
}

export function removeStored(key: string, area: Area = 'localStorage'): void {
  try {
    window[area].removeItem(key)
  } catch {
    // As above.
  }
}

/** The same for persisted stores. Not `localStorage` itself: rendering runs on Node, which has a global of that name. */
export const stateStorage = {
  getItem: (key: string) => readStored(key),
  setItem: (key: string, value: string) => writeStored(key, value),
  removeItem: (key: string) => removeStored(key),
}

/** Undefined for what is not JSON; its shape is for the caller to check. */
export function parseStored(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
