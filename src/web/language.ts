import { readStored, writeStored } from './browser-storage.ts'

/** The store is in English only; the choice is stored for when there is a second language. Any other value is replaced. */
const LANGUAGE_KEY = 'lang'
const DEFAULT_LANGUAGE = 'En'
const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60

export function rememberLanguage(): void {
  if (readStored(LANGUAGE_KEY) !== DEFAULT_LANGUAGE) writeStored(LANGUAGE_KEY, DEFAULT_LANGUAGE)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `locale=en; path=/; max-age=${LOCALE_COOKIE_SECONDS}; samesite=lax`
}
