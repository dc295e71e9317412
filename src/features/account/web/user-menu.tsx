import { Laptop, LogOut, UserRound } from 'lucide-react'
import { useLoggedIn, useSession } from '#web/session.ts'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Dropdown } from '#web/ui/overlays/dropdown.tsx'
import { useLogOut } from './log-out.ts'

const item = 'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 text-left hover:bg-accent-wash'

/** The account menu. Rendered for everybody; an attribute of the document decides who sees it. */
export function UserMenu() {
  const user = useSession((session) => session.userInfo)
  const loggedIn = useLoggedIn()
  const logOut = useLogOut()
  return (
    <Dropdown
      // A new login starts with a closed menu.
      key={loggedIn ? 'in' : 'out'}
      align="end"
      className="h-11 rounded-md px-1.5 hover:bg-line-2"
      label={<Face name={user?.name ?? ''} avatar={user?.avatar ?? null} />}
    >
      {user && <p className="border-b border-line px-2.5 pt-1 pb-2 text-sm text-ink-3">{user.email}</p>}
      <ul className="pt-1">
        <li>
          <TextLink to="/userCenter/myData" tone="ink" className={item}>
            <UserRound aria-hidden="true" className="size-4 text-ink-3" />
            Personal Center
          </TextLink>
        </li>
        {user?.role === 'staff' && (
          <li>
            <TextLink to="/staff" tone="ink" className={item}>
              <Laptop aria-hidden="true" className="size-4 text-ink-3" />
              Back office
            </TextLink>
          </li>
        )}
        <li>
          <button type="button" onClick={logOut} className={item}>
            <LogOut aria-hidden="true" className="size-4 text-ink-3" />
            Logout
          </button>
        </li>
      </ul>
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
