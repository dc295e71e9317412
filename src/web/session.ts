import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { TeamRole } from '#shared/team/team-role.ts'
import { stateStorage } from './browser-storage.ts'
import { followStorage } from './follow-storage.ts'
import { SESSION_KEY, SIGNED_IN_MARK } from './signed-in-mark.ts'

/** The logged-in user, from the answer of the login. */
interface SessionUser {
  userId: number
  email: string
  name: string
  avatar: string | null
  role: 'buyer' | 'staff'
  /** Missing in sessions that began before it was answered, as may be the next. */
  countryId?: number | null
  company?: string
  /** Prices were agreed with this buyer. */
  ownPrices?: boolean
  /** Of somebody who orders together with others. */
  teamRole?: TeamRole | null
}

interface Session {
  token: string | null
  userInfo: SessionUser | null
  cartCount: number
  /** A member of staff who is signed in as this customer: their own login, to return to. */
  staff: StaffLogin | null
}

interface StaffLogin {
  token: string
  userInfo: SessionUser
}

const NOBODY: Session = { token: null, userInfo: null, cartCount: 0, staff: null }

/** Login is decided by the presence of the token. Kept in the browser and shared by all its tabs. */
export const useSession = create<Session>()(
  persist(() => NOBODY, {
    name: SESSION_KEY,
    storage: createJSONStorage(() => stateStorage),
    // The server renders without a user; the stored session is loaded after hydration.
    skipHydration: true,
  }),
)

export const startSession = (token: string, userInfo: SessionUser) =>
  useSession.setState({ token, userInfo, cartCount: 0, staff: null })

/** Staff see the store as a customer does, and come back to their own login. */
export const startActing = (token: string, userInfo: SessionUser) =>
  useSession.setState((own) => ({
    token,
    userInfo,
    cartCount: 0,
    staff: own.token && own.userInfo ? { token: own.token, userInfo: own.userInfo } : null,
  }))

/** The owner has changed their name or picture; all tabs show it. */
export const updateUser = (userInfo: SessionUser) => useSession.setState({ userInfo })

export const endSession = () => useSession.setState(({ staff }) => ({ ...NOBODY, ...staff }))

export const useLoggedIn = () => useSession((session) => session.token !== null)

/** For code outside of rendering: a press, a loader. */
export const isLoggedIn = () => useSession.getState().token !== null

/** Loads the stored session, follows other tabs, and updates the attribute of the document. */
export function followStoredSession(): void {
  const mark = (session: Session) => document.documentElement.toggleAttribute(SIGNED_IN_MARK, session.token !== null)
  useSession.subscribe(mark)
  followStorage(useSession)
  mark(useSession.getState())
}
