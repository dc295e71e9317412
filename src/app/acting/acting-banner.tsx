import { logout } from '#features/account/account.contract.ts'
import { callApi } from '#web/call.ts'
import { endSession, useSession } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'

/** On every page of the store while a member of staff is signed in as a customer. */
export function ActingBanner() {
  const customer = useSession(({ userInfo }) => userInfo)
  async function leave() {
    // An expired session counts as ended.
    await callApi(logout, {}).catch(() => undefined)
    endSession()
    window.location.assign(customer ? `/staff/customers/${customer.userId}` : '/staff')
  }
  return (
    <aside
      aria-label="Signed in as a customer"
      className="sticky bottom-(--bottom-bar-height,0px) z-notice flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-t-2 border-copper bg-copper-wash px-4 py-2 text-sm"
    >
      <p>
        You are signed in as <strong className="wrap-anywhere">{customer?.email}</strong>. Changes are recorded under
        your name. Payments are not possible.
      </p>
      <Button size="sm" onClick={leave}>
        Return to the back office
      </Button>
    </aside>
  )
}
