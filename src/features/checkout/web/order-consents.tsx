import { TextLink } from '#web/ui/display/text-link.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import type { MissingInput, useConsents } from './use-checkout.ts'

type OrderConsentsProps = Omit<ReturnType<typeof useConsents>, 'findMissing'> & { missing: MissingInput }

/** What the buyer agrees to before the order is placed. */
export function OrderConsents({ missing, asksToAccept, accepted, agreed, setAccepted, setAgreed }: OrderConsentsProps) {
  return (
    <>
      {asksToAccept && (
        <NonCancellableConsent
          accepted={accepted}
          isMissing={missing === 'nonCancellable' && !accepted}
          onChange={setAccepted}
        />
      )}
      <TermsConsent agreed={agreed} isMissing={missing === 'terms' && !agreed} onChange={setAgreed} />
    </>
  )
}

type NonCancellableConsentProps = { accepted: boolean; isMissing: boolean; onChange: (accepted: boolean) => void }

/** Asked for when a part of the order can be neither cancelled nor returned. */
function NonCancellableConsent({ accepted, isMissing, onChange }: NonCancellableConsentProps) {
  return (
    <>
      <Checkbox
        name="nonCancellable"
        label="I accept that the parts marked non-cancellable can be neither cancelled nor returned"
        checked={accepted}
        aria-invalid={isMissing || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isMissing && <p className="text-sm text-bad">Please accept this, or remove these parts in the cart.</p>}
    </>
  )
}

type TermsConsentProps = { agreed: boolean; isMissing: boolean; onChange: (agreed: boolean) => void }

function TermsConsent({ agreed, isMissing, onChange }: TermsConsentProps) {
  return (
    <>
      <Checkbox
        name="terms"
        label={
          <>
            I agree to the{' '}
            <TextLink to="/termsOfUs" inline>
              terms of use
            </TextLink>
          </>
        }
        checked={agreed}
        aria-invalid={isMissing || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isMissing && <p className="text-sm text-bad">Please agree to the terms to order.</p>}
    </>
  )
}
