import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { SortableList } from '#web/ui/forms/sortable-list.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { type BannerState, bannerState } from '../../banner.rules.ts'
import { orderBanners, removeBanner, type StaffBanner } from '../../staff-banner.contract.ts'
import { EditBanner } from './edit-banner.tsx'

const STATES: Record<BannerState, { name: string; tone: BadgeTone }> = {
  shown: { name: 'Shown', tone: 'good' },
  scheduled: { name: 'Scheduled', tone: 'warn' },
  over: { name: 'Over', tone: 'plain' },
  off: { name: 'Off', tone: 'plain' },
}

export function BannerList({ banners, editable }: { banners: StaffBanner[]; editable: boolean }) {
  return (
    <StaffSection title="Banners" aside={editable && <EditBanner />}>
      {banners.length === 0 ? (
        <p className="text-ink-3">No banners yet. The home page begins with the search.</p>
      ) : (
        <OrderedBanners
          key={banners.map(({ bannerId, version }) => `${bannerId}.${version}`).join()}
          banners={banners}
          editable={editable}
        />
      )}
    </StaffSection>
  )
}

function OrderedBanners({ banners, editable }: { banners: StaffBanner[]; editable: boolean }) {
  const [order, setOrder] = useState(banners)
  const { revalidate } = useRevalidator()
  const isMoved = order.some((banner, place) => banner !== banners[place])
  const { busy, run: save } = useMutation(
    async () => {
      await callApi(orderBanners, { bannerIds: order.map(({ bannerId }) => bannerId) })
      await revalidate()
      notify({ kind: 'success', message: 'Order saved' })
    },
    { onRefusal: showError },
  )
  return (
    <>
      <SortableList
        label="Banners in the order in which they are shown"
        items={order}
        onChange={setOrder}
        keyOf={({ bannerId }) => bannerId}
        nameOf={({ title }) => title}
        editable={editable}
      >
        {(banner) => <Row banner={banner} editable={editable} />}
      </SortableList>
      {isMoved && (
        <p className="flex gap-2 pt-3">
          <Button variant="primary" loading={busy} onClick={() => save()}>
            Save order
          </Button>
          <Button onClick={() => setOrder(banners)}>Discard changes</Button>
        </p>
      )}
    </>
  )
}

function Row({ banner, editable }: { banner: StaffBanner; editable: boolean }) {
  const { bannerId, version, title, body, picture, fromAt, untilAt } = banner
  const state = STATES[bannerState(banner, Date.now())]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1">
      {picture ? (
        <img src={picture} alt="" className="h-14 w-24 rounded-sm border border-line object-cover" />
      ) : (
        <span className="grid h-14 w-24 place-items-center rounded-sm border border-dashed border-line text-xs text-ink-3">
          No picture
        </span>
      )}
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
          {title} <Badge tone={state.tone}>{state.name}</Badge>
        </p>
        {body && <p className="line-clamp-1 text-sm text-ink-2">{body}</p>}
        {(fromAt || untilAt) && (
          <p className="text-sm text-ink-3">
            {fromAt && (
              <>
                from <Moment at={fromAt} withTime />{' '}
              </>
            )}
            {untilAt && (
              <>
                until <Moment at={untilAt} withTime />
              </>
            )}
          </p>
        )}
      </div>
      {editable && (
        <span className="flex gap-1.5">
          <EditBanner banner={banner} />
          <ActionButton
            label="Delete"
            size="sm"
            title={`Delete “${title}”?`}
            done="Banner deleted"
            send={() => callApi(removeBanner, { bannerId, version })}
          />
        </span>
      )}
    </div>
  )
}
