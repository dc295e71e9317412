import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsDemo } from '#web/site-name.ts'

/** Shown after a request, whether the address has an account or not. */
export function CheckYourMail({ email, children }: { email: string; children: ReactNode }) {
  const isDemo = useIsDemo()
  return (
    <div role="status" className="mt-6 flex gap-4 rounded-lg border border-line bg-accent-wash p-5">
      <MailCheck aria-hidden="true" className="size-6 shrink-0 text-link" />
      <div className="grid min-w-0 gap-2">
        <p>
          Please check your mailbox: we have sent an e-mail to <strong className="wrap-anywhere">{email}</strong>.
        </p>
        {children}
        {isDemo && (
          <p className="text-sm text-ink-2">
            A demo store without a mail server sends nothing: the e-mail is the newest file in <code>data/outbox</code>.
          </p>
        )}
      </div>
    </div>
  )
}
