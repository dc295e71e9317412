import { useState } from 'react'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { Switch } from '#web/ui/forms/switch.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { type MailPreferences, updateMailPreferences } from '../../account.contract.ts'
import { Section } from './section.tsx'

const kinds: Array<{ kind: keyof MailPreferences; label: string; description: string }> = [
  {
    kind: 'reminders',
    label: 'Reminders',
    description: 'Unpaid orders and quotes about to expire.',
  },
  { kind: 'newDevice', label: 'New devices', description: 'Your account is used on a new device.' },
  { kind: 'offers', label: 'News and offers', description: 'Occasional e-mails on new parts and lower prices.' },
]

export function MailsSection({ preferences }: { preferences: MailPreferences }) {
  const [wanted, setWanted] = useState(preferences)

  async function change(kind: keyof MailPreferences, value: boolean) {
    const before = wanted
    const next = { ...wanted, [kind]: value }
    setWanted(next)
    try {
      await callApi(updateMailPreferences, next)
      notify({ kind: 'success', message: 'Success' })
    } catch (error) {
      setWanted(before)
      showError(error)
    }
  }

  return (
    <Section id="mails" title="E-mails" description="Order confirmations and security notices are always sent.">
      <div className="grid gap-4">
        {kinds.map(({ kind, label, description }) => (
          <Switch
            key={kind}
            label={label}
            description={description}
            checked={wanted[kind]}
            onChange={(event) => void change(kind, event.target.checked)}
          />
        ))}
      </div>
    </Section>
  )
}
