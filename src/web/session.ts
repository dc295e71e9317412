import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

/** Who is logged in, as the server told at login. */
export interface SessionUser {
  userId: number
  email: string
  name: string
  avatar: string | null
}

interface Session {
  token: string | null
  userInfo: SessionUser | null
  cartCount: number
}

const NOBODY: Session = { token: null, userInfo: null, cartCount: 0 }
const STORAGE_KEY = 'session'

/** Login is decided by the presence of the token. Kept in the browser and shared by all its tabs. */
export const useSession = create<Session>()(
  persist(() => NOBODY, {
    name: STORAGE_KEY,
    storage: createJSONStorage(() => localStorage),
    // The server renders for nobody; the stored session is taken in once the page is alive.
    skipHydration: true,
  }),
)

export const startSession = (token: string, userInfo: SessionUser) =>
  useSession.setState({ token, userInfo, cartCount: 0 })

export const endSession = () => useSession.setState(NOBODY)

export const useLoggedIn = () => useSession((session) => session.token !== null)

/** Takes the stored session in, and follows what the other tabs do. Returns how to stop. */
export function followStoredSession(): () => void {
  void useSession.persist.rehydrate()
  const follow = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY) void useSession.persist.rehydrate()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
