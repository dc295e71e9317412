import { TextLink } from '#web/ui/display/text-link.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'

type TermsFieldProps = { error?: string | undefined; rules?: { termsUrl: string; privacyUrl: string } | undefined }

/** Who opens an account accepts the terms of use. */
export function TermsField({ error, rules }: TermsFieldProps) {
  return (
    <div>
      <Checkbox
        name="terms"
        required
        aria-invalid={Boolean(error)}
        aria-describedby={error && 'terms-problem'}
        label={
          <>
            I accept the{' '}
            <TextLink to={rules?.termsUrl ?? '/termsOfUs'} inline target="_blank">
              terms of use
            </TextLink>{' '}
            and have read the{' '}
            <TextLink to={rules?.privacyUrl ?? '/privacy'} inline target="_blank">
              privacy notice
            </TextLink>
          </>
        }
      />
      <p id="terms-problem" aria-live="polite" className="pl-6 text-sm text-bad empty:hidden">
        {error}
      </p>
    </div>
  )
}
