import { expectedDay } from '#features/catalog/stock/expected-text.ts'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { staffPurchaseAddress } from '#features/staff/web/staff-addresses.ts'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { ParamList } from '#web/ui/display/param-list.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import { type PartPurchasing, saveReorder } from '../../staff-reorder.contract.ts'

type SectionProps = { goodsId: number; purchasing: PartPurchasing }

/** When a part is bought again, and what of it is on order. */
export function PartPurchasingSection({ goodsId, purchasing }: SectionProps) {
  const { reorderPoint, reorderQuantity, usual, backorderedCount, onOrder } = purchasing
  const can = useCan()
  const usualQuantity = usual.reorderQuantity === 0 ? 'up to the reorder point' : formatCount(usual.reorderQuantity)
  return (
    <StaffSection
      title="Buying in"
      aside={can('purchasing.write') && <ReorderButton goodsId={goodsId} purchasing={purchasing} />}
    >
      <ParamList
        params={[
          {
            name: 'Reorder point',
            value:
              reorderPoint === null ? `${formatCount(usual.reorderPoint)}, as the shop` : formatCount(reorderPoint),
          },
          {
            name: 'Reorder quantity',
            value: reorderQuantity === null ? `${usualQuantity}, as the shop` : formatCount(reorderQuantity),
          },
          ...(backorderedCount > 0
            ? [{ name: 'Orders wait for', value: `${formatCount(backorderedCount)} pieces` }]
            : []),
        ]}
      />
      {onOrder.length > 0 && (
        <ul aria-label="On order" className="pt-2 text-sm">
          {onOrder.map(({ purchaseNo, supplierName, count, expectedOn }) => (
            <li key={`${purchaseNo} ${expectedOn}`} className="wrap-anywhere">
              {formatCount(count)} {expectedOn ? `on ${expectedDay(expectedOn)}` : 'without a day'},{' '}
              <TextLink to={staffPurchaseAddress(purchaseNo)} inline>
                {purchaseNo}
              </TextLink>
              , {supplierName}
            </li>
          ))}
        </ul>
      )}
    </StaffSection>
  )
}

const FIELDS = ['reorderPoint', 'reorderQuantity'] as const

const checkReorder = (entered: Entered): Problems =>
  Object.fromEntries(
    FIELDS.filter((name) => !/^\d{0,8}$/.test(entered.text(name))).map((name) => [name, 'Please enter a whole number']),
  )

function ReorderButton({ goodsId, purchasing: { version, reorderPoint, reorderQuantity, usual } }: SectionProps) {
  const read = (entered: Entered, name: (typeof FIELDS)[number]) =>
    entered.text(name) === '' ? null : Number(entered.text(name))
  return (
    <ActionButton
      label="Edit"
      size="sm"
      title="When to buy it again"
      description="Listed under Low stock when fewer are free and on order than the reorder point."
      confirm="Save"
      done="Saved"
      check={checkReorder}
      send={(entered) =>
        callApi(saveReorder, {
          goodsId,
          version,
          reorderPoint: read(entered, 'reorderPoint'),
          reorderQuantity: read(entered, 'reorderQuantity'),
        })
      }
      fields={(problems) => (
        <>
          <Field label="Reorder point" hint={`Empty: ${usual.reorderPoint}, as the shop`} error={problems.reorderPoint}>
            <TextInput
              name="reorderPoint"
              mono
              inputMode="numeric"
              autoComplete="off"
              defaultValue={reorderPoint ?? ''}
            />
          </Field>
          <Field label="Reorder quantity" hint="Empty: as the shop" error={problems.reorderQuantity}>
            <TextInput
              name="reorderQuantity"
              mono
              inputMode="numeric"
              autoComplete="off"
              defaultValue={reorderQuantity ?? ''}
            />
          </Field>
        </>
      )}
    />
  )
}
