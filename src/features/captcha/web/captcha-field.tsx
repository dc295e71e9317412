import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#web/call.ts'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useReading } from '#web/use-reading.ts'
import { type Captcha, drawCaptcha } from '../captcha.contract.ts'

type CaptchaFieldProps = {
  /** Another number asks for another riddle: count up after every refused call, for each riddle is good for one. */
  turn: number
  error?: string
}

/** A riddle inside a form, which sends `captchaId` and `captchaAnswer`. Who cannot see the picture is asked in words. */
export function CaptchaField({ turn, error }: CaptchaFieldProps) {
  const [kind, setKind] = useState<Captcha['kind']>('picture')
  const [wanted, setWanted] = useState(0)
  const riddle = useReading(`${kind} ${turn} ${wanted}`, () =>
    callApi(drawCaptcha, { kind, timestamp: String(Date.now()) }),
  )
  const captcha = riddle.state === 'ready' ? riddle.value : undefined
  const another = kind === 'picture' ? 'text' : 'picture'
  return (
    <div className="grid gap-2">
      <input type="hidden" name="captchaId" value={captcha?.captchaId ?? ''} />
      <div className="flex min-h-18 items-center gap-2" aria-live="polite">
        {riddle.state === 'loading' && <Skeleton className="h-18 w-55" />}
        {riddle.state === 'failed' && <p className="text-sm text-bad">{riddle.message}</p>}
        {captcha && <Riddle captcha={captcha} />}
        <IconButton label={kind === 'picture' ? 'New picture' : 'New question'} onClick={() => setWanted(wanted + 1)}>
          <RefreshCw aria-hidden="true" />
        </IconButton>
      </div>
      <Field label={kind === 'picture' ? 'Characters in the picture' : 'Your answer'} required error={error}>
        <TextInput
          // A new riddle wants a new answer.
          key={captcha?.captchaId}
          name="captchaAnswer"
          size="lg"
          mono
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputMode={kind === 'text' ? 'numeric' : 'text'}
        />
      </Field>
      <button
        type="button"
        onClick={() => setKind(another)}
        className="min-h-6 justify-self-start rounded-xs text-sm text-link underline underline-offset-2"
      >
        {kind === 'picture' ? 'Ask me in words instead' : 'Show me a picture instead'}
      </button>
    </div>
  )
}

function Riddle({ captcha }: { captcha: Captcha }) {
  if (captcha.kind === 'text') return <p className="max-w-80">{captcha.question}</p>
  return (
    <img
      src={captcha.picture}
      width={220}
      height={72}
      alt="Five characters, drawn by hand. They can be asked for in words instead."
      className="rounded-md border border-line"
    />
  )
}
