import { Laptop, Smartphone } from 'lucide-react'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { type Device, signOutDevice, signOutEverywhere } from '../../devices.contract.ts'
import { useLeave } from '../log-out.ts'
import { dayText } from './day-text.ts'
import { Section } from './section.tsx'

type DevicesSectionProps = { devices: readonly Device[]; onChanged: () => Promise<void> }

export function DevicesSection({ devices, onChanged }: DevicesSectionProps) {
  const leave = useLeave()
  async function signOutAll() {
    await callApi(signOutEverywhere, {})
    await leave('Log out successfully!')
  }
  const { busy, run } = useMutation(signOutAll, { onRefusal: showError })

  return (
    <Section
      id="devices"
      title="My devices"
      description="Where you are logged in. A login ends after 30 days without use."
    >
      <ul className="border-b border-line-2">
        {devices.map((device) => (
          <li key={device.sessionId} className="flex items-center gap-3 border-t border-line-2 py-3">
            <DeviceIcon device={device.device} />
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-x-2">
                {device.device}
                {device.current && <Badge tone="good">This device</Badge>}
              </p>
              <p className="text-sm wrap-anywhere text-ink-3">
                {device.network && <span className="font-mono">{device.network}</span>}
                {device.network && ', '}since {dayText(device.createdAt)}, last used on {dayText(device.lastUsedAt)}
              </p>
            </div>
            {!device.current && <SignOutButton device={device} onChanged={onChanged} />}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Button loading={busy} onClick={run}>
          Log out everywhere
        </Button>
      </p>
    </Section>
  )
}

function SignOutButton({ device, onChanged }: { device: Device; onChanged: () => Promise<void> }) {
  async function signOut() {
    await callApi(signOutDevice, { sessionId: device.sessionId })
    notify({ kind: 'success', message: 'successfully' })
    await onChanged()
  }
  const { busy, run } = useMutation(signOut, { onRefusal: showError })
  return (
    <Button size="sm" loading={busy} aria-label={`Log out ${device.device}`} onClick={run}>
      Log out
    </Button>
  )
}

function DeviceIcon({ device }: { device: string }) {
  const Icon = /Android|iPhone|iPad/.test(device) ? Smartphone : Laptop
  return <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-3" strokeWidth={1.5} />
}
