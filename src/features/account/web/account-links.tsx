import { Laptop, LogOut, UserRound } from 'lucide-react'
import { useSession } from '#web/session.ts'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { useLogOut } from './log-out.ts'

const item = 'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 text-left hover:bg-accent-wash'

/** The open account menu. */
export function AccountLinks() {
  const user = useSession((session) => session.userInfo)
  const logOut = useLogOut()
  return (
    <>
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
            <TextLink to="/staff" reloadDocument tone="ink" className={item}>
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
    </>
  )
}
