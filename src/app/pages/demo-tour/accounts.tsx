import type { DemoLogin } from '#features/demo-mode/demo-mode.contract.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { logInAs } from './actions.ts'
import { TryButton } from './try-button.tsx'

const roles = {
  buyer: {
    label: 'Buyer',
    text: 'Has addresses, orders in every status and a saved bill of materials.',
    place: '/userCenter/myOrder',
  },
  staff: {
    label: 'Staff',
    text: 'Can check transfers, ship orders and answer RFQs.',
    place: '/userCenter/myData',
  },
}

/** Everybody may log in with these; nothing in them is private. */
export function Accounts({ logins }: { logins: readonly DemoLogin[] }) {
  return (
    <ul className="grid gap-6 pt-4 md:grid-cols-2">
      {logins.map(({ role, email, password }) => (
        <li key={role} className="grid content-start gap-3 rounded-lg border border-line p-5">
          <p className="flex items-center gap-2 text-lg font-semibold">
            {roles[role].label} <Badge>demo account</Badge>
          </p>
          <p className="text-ink-2">{roles[role].text}</p>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
            <Fact name="E-mail" value={email} />
            <Fact name="Password" value={password} />
          </dl>
          <p>
            <TryButton action={() => logInAs({ email, password }, roles[role].place)}>Log in as {role}</TryButton>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="flex items-center gap-1 font-mono wrap-anywhere">
        {value}
        <CopyButton text={value} label={`Copy ${name.toLowerCase()} ${value}`} />
      </dd>
    </>
  )
}
