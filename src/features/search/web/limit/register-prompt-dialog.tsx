import { CalendarClock, ClipboardList, FileSpreadsheet } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { setRegisterPrompt, useRegisterPrompt } from './register-prompt.ts'
import { readDailySearches } from './search-limit.ts'

const features = [
  { icon: ClipboardList, name: 'Inquiry', to: '/enquiry', text: 'Request quotes for many parts and keep all answers.' },
  { icon: FileSpreadsheet, name: 'BOM', to: '/bom', text: 'Upload a bill of materials to match and price each line.' },
  { icon: CalendarClock, name: 'Scheduling', to: '/enquiry', text: 'Set a required date for each line of a request.' },
]

/** Loaded at the sixth search of a visitor's day. */
export function RegisterPromptDialog() {
  const { open } = useRegisterPrompt()
  const close = () => setRegisterPrompt(false)
  const limit = readDailySearches()
  return (
    <Dialog
      open={open}
      onOpenChange={setRegisterPrompt}
      title="Register to continue searching"
      description={`Visitors have ${limit === 1 ? 'one search' : `${limit} searches`} a day, and you have used ${limit === 1 ? 'it' : 'them'} today. An account is free, has no limit, and includes:`}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Not now
          </Button>
          <ButtonLink to="/login?type=login" onClick={close}>
            Log in
          </ButtonLink>
          <ButtonLink variant="primary" to="/login?type=logon" onClick={close}>
            Register now
          </ButtonLink>
        </>
      }
    >
      <ul className="grid gap-4 pt-2">
        {features.map(({ icon: Icon, name, to, text }) => (
          <li key={name} className="flex gap-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-wash text-link">
              <Icon aria-hidden="true" className="size-4.5" />
            </span>
            <div>
              <h3 className="text-base">
                <TextLink to={to} onClick={close}>
                  {name}
                </TextLink>
              </h3>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
