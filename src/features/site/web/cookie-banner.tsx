import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { chooseConsent, useConsent } from './consent.ts'
import { ANSWER_ATTRIBUTE } from './consent-mark.ts'

/** For the script that runs before this one is loaded. */
const answer = (granted: boolean) => ({ [ANSWER_ATTRIBUTE]: granted })

/**
 * In the lower corner until a choice is made. First in the tab order, never over the search box. In the HTML of every page,
 * shown by the mark.
 */
export function CookieBanner({ tagManagerId }: { tagManagerId: string | null }) {
  const reopened = useConsent((state) => state.reopened)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Focus moves to it only when the user has opened it.
    if (!reopened) return
    const opener = document.activeElement
    heading.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [reopened])
  return (
    <section
      aria-label="Cookie consent"
      data-corner
      className="fixed hidden in-data-asks-consent:block inset-x-4 bottom-[calc(var(--bottom-bar-height,0px)+1rem)] z-chrome rounded-lg border border-line bg-paper p-4 shadow-overlay sm:right-auto sm:w-100 print:hidden"
    >
      <h2 ref={heading} tabIndex={-1} className="text-base outline-none">
        May we use cookies?
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        Data that the store needs to work is always stored in your browser. With your consent we also measure visits and
        load tags of advertising partners.{' '}
        <TextLink to="/privacy" inline>
          Privacy
        </TextLink>
      </p>
      <div className="mt-3 flex gap-2">
        <Button variant="primary" size="sm" {...answer(true)} onClick={() => chooseConsent(true, tagManagerId)}>
          Accept
        </Button>
        <Button size="sm" {...answer(false)} onClick={() => chooseConsent(false, tagManagerId)}>
          Reject
        </Button>
      </div>
    </section>
  )
}
