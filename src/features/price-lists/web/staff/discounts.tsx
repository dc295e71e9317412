import type { ReactNode } from 'react'
import type { Category } from '#features/catalog/catalog.contract.ts'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import { isPercent, PRICE_LIST_MESSAGES } from '../../price-list.rules.ts'
import { type ListDiscount, removeListDiscount, saveListDiscount } from '../../staff-price-lists.contract.ts'

export interface Names {
  categories: Category[]
  brands: Array<{ brandId: number; brandName: string }>
}

type DiscountsProps = {
  seen: { priceListId: number; version: number }
  discounts: ListDiscount[]
  names: Names
  editable: boolean
}

const idOf = (entered: Entered, name: string) => Number(entered.text(name)) || null

const check = (entered: Entered): Problems => ({
  ...(!idOf(entered, 'categoryId') &&
    !idOf(entered, 'brandId') && { categoryId: 'Please choose a category or a manufacturer.' }),
  ...(!isPercent(entered.text('percent')) && { percent: PRICE_LIST_MESSAGES.percent }),
})

const scopeOf = ({ categoryName, brandName }: ListDiscount) => [brandName, categoryName].filter(Boolean).join(' in ')

/** Discounts of a price list for categories and manufacturers. */
export function Discounts({ seen, discounts, names, editable }: DiscountsProps) {
  return (
    <StaffSection
      title="Other discounts"
      aside={
        editable && (
          <ActionButton
            label="Add discount"
            size="sm"
            title="Discount for a category or manufacturer"
            description="A category includes all below it. The same choice again changes its discount."
            confirm="Save"
            done="Discount saved"
            check={check}
            send={(entered) =>
              callApi(saveListDiscount, {
                ...seen,
                categoryId: idOf(entered, 'categoryId'),
                brandId: idOf(entered, 'brandId'),
                percent: entered.text('percent'),
              })
            }
            fields={(problems) => <DiscountFields names={names} problems={problems} />}
          />
        )
      }
    >
      {discounts.length === 0 ? (
        <p className="text-ink-3">None: the general discount applies to all parts.</p>
      ) : (
        <DiscountTable seen={seen} discounts={discounts} editable={editable} />
      )}
    </StaffSection>
  )
}

function DiscountTable({ seen, discounts, editable }: Omit<DiscountsProps, 'names'>) {
  return (
    <TableFrame caption="Discounts by category and manufacturer" stacked>
      <thead>
        <tr>
          <Th>Category</Th>
          <Th>Manufacturer</Th>
          <Th numeric>Discount</Th>
          {editable && <Th nameHidden>Change</Th>}
        </tr>
      </thead>
      <tbody>
        {discounts.map((discount) => (
          <tr key={`${discount.categoryId} ${discount.brandId}`}>
            <Td label="Category">{discount.categoryName || 'All'}</Td>
            <Td label="Manufacturer">{discount.brandName || 'All'}</Td>
            <Td label="Discount" numeric className="font-mono">
              {discount.percent} %
            </Td>
            {editable && (
              <Td className="py-2! sm:py-1! sm:text-right">
                <ActionButton
                  label="Remove"
                  size="sm"
                  title={`Remove the discount for ${scopeOf(discount)}?`}
                  done="Discount removed"
                  send={() =>
                    callApi(removeListDiscount, {
                      ...seen,
                      categoryId: discount.categoryId,
                      brandId: discount.brandId,
                    })
                  }
                />
              </Td>
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

function DiscountFields({ names: { categories, brands }, problems }: { names: Names; problems: Problems }) {
  return (
    <>
      <Field label="Category" error={problems.categoryId}>
        <NativeSelect name="categoryId" defaultValue="">
          <option value="">All categories</option>
          {optionsOf(categories)}
        </NativeSelect>
      </Field>
      <Field label="Manufacturer">
        <NativeSelect name="brandId" defaultValue="">
          <option value="">All manufacturers</option>
          {brands.map(({ brandId, brandName }) => (
            <option key={brandId} value={brandId}>
              {brandName}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Discount in %" error={problems.percent} required>
        <TextInput name="percent" inputMode="decimal" mono maxLength={5} autoComplete="off" />
      </Field>
    </>
  )
}

/** Indented by level: a native list has no other way to show a tree. */
const optionsOf = (categories: readonly Category[], level = 0): ReactNode[] =>
  categories.flatMap(({ categoryId, categoryName, child }) => [
    <option key={categoryId} value={categoryId}>
      {'\u00a0\u00a0'.repeat(level) + categoryName}
    </option>,
    ...optionsOf(child, level + 1),
  ])
