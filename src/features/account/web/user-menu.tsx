import { UserRound } from 'lucide-react'
import { lazyPart } from '#web/lazy-part.tsx'
import { useLoggedIn, useSession } from '#web/session.ts'
import { Dropdown } from '#web/ui/overlays/dropdown.tsx'

const AccountLinks = lazyPart(async () => (await import('./account-links.tsx')).AccountLinks)

/** The account menu. Rendered for all visitors; an attribute of the document shows or hides it. */
export function UserMenu() {
  const user = useSession((session) => session.userInfo)
  const loggedIn = useLoggedIn()
  return (
    <Dropdown
      // A new login starts with a closed menu.
      key={loggedIn ? 'in' : 'out'}
      align="end"
      className="h-11 rounded-md px-1.5 hover:bg-line-2"
      label={<Face name={user?.name ?? ''} avatar={user?.avatar ?? null} />}
    >
      <AccountLinks />
    </Dropdown>
  )
}

/** Fixed size, to avoid a layout shift when the name is loaded. */
function Face({ name, avatar }: { name: string; avatar: string | null }) {
  return (
    <>
      <span className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-full bg-accent-wash font-medium text-link">
        {avatar ? <img src={avatar} alt="" className="size-full object-cover" /> : <Initial name={name} />}
      </span>
      <span className="sr-only">Account of </span>
      <span className="w-20 truncate text-left max-xl:sr-only">{name || 'Account'}</span>
    </>
  )
}

function Initial({ name }: { name: string }) {
  return name ? (
    <span aria-hidden="true">{[...name].slice(0, 1).join('').toUpperCase()}</span>
  ) : (
    <UserRound aria-hidden="true" className="size-4" />
  )
}
