import { RefreshCw, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#web/call.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useReading } from '#web/use-reading.ts'
import { drawCaptcha } from '../captcha.contract.ts'
import { PARTS } from '../captcha.rules.ts'
import { solveInWorker } from './solve-in-worker.ts'

type CaptchaFieldProps = {
  /** A new number requests a new challenge: increment it after every refused call. */
  turn: number
  error?: string
}

/** Hidden fields `captchaId` and `captchaAnswer`, computed by the browser. */
export function CaptchaField({ turn, error }: CaptchaFieldProps) {
  const [done, setDone] = useState(0)
  const solving = useReading(turn, async () => {
    setDone(0)
    const captcha = await callApi(drawCaptcha, { timestamp: String(Date.now()) })
    return { captchaId: captcha.captchaId, answer: await solveInWorker(captcha, setDone) }
  })
  const solved = solving.state === 'ready' ? solving.value : undefined
  return (
    <div className="grid gap-1">
      <input type="hidden" name="captchaId" value={solved?.captchaId ?? ''} />
      <input type="hidden" name="captchaAnswer" value={solved?.answer ?? ''} />
      <div className="flex min-h-11 items-center gap-3 rounded-md border border-line px-3 text-sm">
        {/* Announced at the start and at the end only. */}
        <p role="status" className="flex items-center gap-2">
          {solved && <ShieldCheck aria-hidden="true" className="size-4 text-accent" />}
          {solved ? 'Security check passed' : solving.state === 'failed' ? solving.message : 'Security check running…'}
        </p>
        {solving.state === 'loading' && (
          <div
            role="progressbar"
            aria-label="Security check"
            aria-valuenow={done}
            aria-valuemin={0}
            aria-valuemax={PARTS}
            className="h-1.5 w-24 overflow-hidden rounded-full bg-line"
          >
            <div className="h-full bg-accent" style={{ width: `${(100 * done) / PARTS}%` }} />
          </div>
        )}
        {solving.state === 'failed' && (
          <IconButton label="Run the security check again" onClick={solving.retry}>
            <RefreshCw aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <p aria-live="polite" className="text-sm text-bad empty:hidden">
        {solved ? undefined : error}
      </p>
    </div>
  )
}
