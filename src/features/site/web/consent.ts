import { create } from 'zustand'
import { readStored, writeStored } from '../../../web/browser-storage.ts'

const CONSENT_KEY = 'consentGranted'

/** `unread` until the page is alive: the server cannot know the choice. */
export type Consent = 'unread' | 'open' | 'granted' | 'denied'

/** Whether the visitor lets us measure and advertise. What loads the measuring listens here. */
export const useConsent = create<{ consent: Consent }>()(() => ({ consent: 'unread' }))

const stored: Record<string, Consent> = { true: 'granted', false: 'denied' }

export function readConsent(): void {
  useConsent.setState({ consent: stored[readStored(CONSENT_KEY) ?? ''] ?? 'open' })
}

export function chooseConsent(granted: boolean): void {
  writeStored(CONSENT_KEY, String(granted))
  useConsent.setState({ consent: granted ? 'granted' : 'denied' })
}
