import { Link } from 'react-router'
import { staffOrders } from '#features/orders/staff-orders.contract.ts'
import { StaffOrderTable } from '#features/orders/web/staff/staff-order-table.tsx'
import { ageText, isLate, queueFacts } from '#features/staff/queues.rules.ts'
import { type Queue, today, trouble } from '#features/staff/staff.contract.ts'
import { ownerChecklist } from '#features/staff/staff-checklist.contract.ts'
import { OwnerChecklist } from '#features/staff/web/owner-checklist.tsx'
import { ProblemLists } from '#features/staff/web/problem-lists.tsx'
import { KeyHints, StaffPage, StaffSection, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { MyWork } from '#features/staff/web/work/my-work.tsx'
import { myWork } from '#features/staff/work.contract.ts'
import { dateFormat } from '#shared/text/date-format.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { ifAllowed } from '#web/errors/if-allowed.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

export const meta = () => [{ title: 'Today | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

const TO_SHIP = 2
const SHOWN_ORDERS = 10

/** Those that wait longest. A role that may not see orders has a first page without them. */
const listToShip = () =>
  ifAllowed(
    callApi(staffOrders, { status: TO_SHIP, oldestFirst: true, pageSize: SHOWN_ORDERS }).then(({ list }) => list),
  )

/** Only with the right to change the linked settings. */
const readChecklist = () => ifAllowed(callApi(ownerChecklist, {}))

export async function clientLoader() {
  const [{ queues }, lists, toShip, { list: work }, checklist] = await Promise.all([
    callApi(today, {}),
    callApi(trouble, {}),
    listToShip(),
    callApi(myWork, {}),
    readChecklist(),
  ])
  return { queues, lists, toShip, work, checklist }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

const writeDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })
/** The last ones are not assigned to a person. */
const WORK = new Set(['ship', 'transfers', 'quotes', 'returns', 'feedback', 'flagged'])

/** Hidden while empty: most shops have no webhooks. */
const isShown = ({ queue, count }: Queue) => queue !== 'webhooks' || count > 0

export default function TodayPage({
  loaderData: { queues, lists, toShip, work, checklist },
}: {
  loaderData: PageData
}) {
  const can = useCan()
  const waiting = queues.filter(({ queue }) => WORK.has(queue)).reduce((sum, { count }) => sum + count, 0)
  return (
    <StaffPage
      title="Today"
      lead={`${writeDay(new Date())}. ${
        waiting === 0
          ? 'Nothing is waiting.'
          : `${formatCount(waiting)} ${waiting === 1 ? 'item is' : 'items are'} waiting.`
      }`}
    >
      <ul className="grid grid-cols-2 overflow-hidden rounded-lg border border-line sm:grid-cols-3 xl:grid-cols-5">
        {queues.filter(isShown).map((queue) => (
          <li key={queue.queue} className="-mr-px -mb-px border-r border-b border-line">
            <QueueTile queue={queue} />
          </li>
        ))}
      </ul>
      {checklist && <OwnerChecklist checklist={checklist} editable={can('settings.write')} />}
      <TwoColumns
        main={
          toShip && (
            <StaffSection
              title="Orders to ship"
              aside={
                <span className="flex items-center gap-4">
                  <KeyHints />
                  {toShip.length > 0 && (
                    <ButtonLink size="sm" to={queueFacts.ship.to}>
                      All
                    </ButtonLink>
                  )}
                </span>
              }
            >
              {toShip.length === 0 ? (
                <p className="rounded-lg border border-dashed border-line px-4 py-6 text-center text-ink-3">
                  No paid order is waiting to be shipped.
                </p>
              ) : (
                <StaffOrderTable orders={toShip} caption="Paid orders" />
              )}
            </StaffSection>
          )
        }
        aside={
          <>
            <MyWork work={work} />
            <ProblemLists lists={lists} />
          </>
        }
      />
    </StaffPage>
  )
}

function QueueTile({ queue: { queue, count, isLowerBound, oldestAt, oldest } }: { queue: Queue }) {
  const { name, to } = queueFacts[queue]
  const late = isLate(queue, oldestAt, Date.now())
  return (
    <Link to={to} discover="none" className="block h-full px-4 py-3 hover:bg-wash focus-visible:-outline-offset-2">
      <span className="block font-mono text-2xl font-semibold">
        {formatCount(count)}
        {isLowerBound && '+'}
      </span>
      <span className="block">{name}</span>
      {oldestAt && (
        <span className={`block text-xs ${late ? 'text-copper' : 'text-ink-3'}`}>
          oldest {ageText(oldestAt, Date.now())}
          <span className="block truncate font-mono max-sm:hidden" title={oldest}>
            {oldest}
          </span>
        </span>
      )}
    </Link>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
