import { countryList } from '#features/address/address.contract.ts'
import { shopChanges, staffShop } from '#features/shop/shop.contract.ts'
import { StaffSection, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { Moment } from '#web/ui/display/moment.tsx'
import { LogoField } from './logo-field.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { describeShopChange, SHOP_SECTIONS } from './shop-fields.ts'
import { ShopForm } from './shop-form.tsx'

export const meta = () => [{ title: 'Settings | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader() {
  const [shop, changes, countries] = await Promise.all([
    callApi(staffShop, {}),
    callApi(shopChanges, { pageSize: 10 }),
    callApi(countryList, {}),
  ])
  return { shop, changes: changes.list, countries }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** Settings of the shop. */
export default function SettingsPage({ loaderData: { shop, changes, countries } }: { loaderData: PageData }) {
  const editable = useCan()('shop.write')
  return (
    <SettingsFrame title="Shop" lead="Shown on pages, in e-mails and on documents. Empty fields are not shown.">
      <TwoColumns
        main={
          <ShopForm key={shop.version} shop={shop} sections={SHOP_SECTIONS} countries={countries} editable={editable} />
        }
        aside={
          <>
            <StaffSection title="Logo">
              <LogoField shop={shop} editable={editable} />
            </StaffSection>
            <StaffSection title="Last changes">
              {changes.length === 0 && <p className="text-ink-3">None yet.</p>}
              <ol className="text-sm">
                {changes.map(({ version, at, who, ...change }) => (
                  <li key={version} className="border-t border-line py-1.5 wrap-anywhere first:border-t-0">
                    {describeShopChange(change).map(({ name, from, to }) => (
                      <p key={name}>
                        {name}: {from && <del className="text-ink-3">{from}</del>} {from && '→'} {to}
                      </p>
                    ))}
                    <span className="block text-ink-3">
                      {who}, <Moment at={at} withTime />
                    </span>
                  </li>
                ))}
              </ol>
            </StaffSection>
          </>
        }
      />
    </SettingsFrame>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
