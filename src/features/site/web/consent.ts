import { create } from 'zustand'
import { readStored, writeStored } from '#web/browser-storage.ts'
import { CONSENT_KEY, CONSENT_MARK } from './consent-mark.ts'

const WAIT_MS = 500

/** `unread` until hydration: the server does not know the choice. */
export type Consent = 'unread' | 'open' | 'granted' | 'denied'

/** Whether the visitor consents to measuring and advertising, and whether the banner is open again. */
export const useConsent = create<{ consent: Consent; reopened: boolean }>()(() => ({
  consent: 'unread',
  reopened: false,
}))

const stored: Record<string, Consent> = { true: 'granted', false: 'denied' }

/** Sets the default consent, then loads the saved choice. */
export function readConsent(tagManagerId: string | null): void {
  pushConsent('default', { ...ads('denied'), analytics_storage: 'granted', wait_for_update: WAIT_MS })
  const consent = stored[readStored(CONSENT_KEY) ?? ''] ?? 'open'
  show({ consent, reopened: false })
  apply(consent, tagManagerId)
}

export function chooseConsent(granted: boolean, tagManagerId: string | null): void {
  const consent = granted ? 'granted' : 'denied'
  writeStored(CONSENT_KEY, String(granted))
  show({ consent, reopened: false })
  apply(consent, tagManagerId)
}

/** Shows the banner again; the old choice holds until the new one. */
export const askAgain = () => show({ consent: 'open', reopened: true })

/** The style sheet shows the banner by the mark, also before hydration. */
function show(state: { consent: Consent; reopened: boolean }): void {
  useConsent.setState(state)
  document.documentElement.toggleAttribute(CONSENT_MARK, state.consent === 'open')
}

function apply(consent: Consent, tagManagerId: string | null): void {
  if (consent === 'granted') {
    pushConsent('update', { ...ads('granted'), analytics_storage: 'granted' })
    if (tagManagerId) loadTagManager(tagManagerId)
  }
  if (consent === 'denied') pushConsent('update', { ...ads('denied'), analytics_storage: 'denied' })
}

const ads = (choice: 'granted' | 'denied') => ({
  ad_storage: choice,
  ad_user_data: choice,
  ad_personalization: choice,
})

declare global {
  interface Window {
    /** The queue of the tag manager, also before it is loaded. */
    dataLayer?: unknown[]
  }
}

function pushConsent(how: 'default' | 'update', consent: Record<string, string | number>): void {
  write('consent', how, consent)
}

/** A tag manager tells commands from data by their being an arguments object. */
const write: (...command: unknown[]) => void = function write() {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments)
}

const TAG_SCRIPT = 'tag-manager'

function loadTagManager(id: string): void {
  if (document.getElementById(TAG_SCRIPT)) return
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.id = TAG_SCRIPT
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}
