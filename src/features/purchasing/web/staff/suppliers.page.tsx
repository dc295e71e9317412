import { Truck } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { CURRENCIES, currencyLabel } from '#shared/money/currencies.ts'
import { callApi } from '#web/call.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { Problems } from '#web/use-form.ts'
import { type Supplier, saveSupplier, suppliers } from '../../staff-purchasing.contract.ts'
import { ordersAddress, SUPPLIERS } from './purchasing-addresses.ts'
import { PurchasingTabs } from './purchasing-tabs.tsx'

const PAGE_SIZE = 50

export const meta = () => [{ title: 'Suppliers | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const pageNumber = readPageNumber(queryOf(request))
  return { pageNumber, ...(await callApi(suppliers, { pageNumber, pageSize: PAGE_SIZE })) }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** Whom the shop buys from. */
export default function SuppliersPage({ loaderData: { list, totalCount, pageNumber } }: { loaderData: PageData }) {
  const can = useCan()
  return (
    <StaffPage
      title="Suppliers"
      lead="Whom the shop buys from."
      actions={can('purchasing.write') && <SupplierButton />}
    >
      <PurchasingTabs here={SUPPLIERS} />
      {list.length === 0 ? (
        <EmptyState icon={<Truck aria-hidden="true" />} title="No supplier yet">
          A purchase order is for one supplier.
        </EmptyState>
      ) : (
        <>
          <SupplierTable list={list} editable={can('purchasing.write')} />
          <StaffPagination
            path={SUPPLIERS}
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={totalCount}
            nouns={['supplier', 'suppliers']}
          />
        </>
      )}
    </StaffPage>
  )
}

function SupplierTable({ list, editable }: { list: readonly Supplier[]; editable: boolean }) {
  return (
    <TableFrame caption="Suppliers" stacked>
      <thead>
        <tr>
          <Th>Name</Th>
          <Th>E-mail</Th>
          <Th>Currency</Th>
          <Th numeric>Open orders</Th>
          <Th>Note</Th>
          <Th nameHidden>Edit</Th>
        </tr>
      </thead>
      <tbody>
        {list.map((supplier) => (
          <tr key={supplier.supplierId} className="focus-within:bg-accent-wash hover:bg-wash">
            <Td className="py-2! wrap-anywhere">
              <TextLink to={ordersAddress({ supplierId: supplier.supplierId, text: '' })} data-row-link>
                {supplier.name}
              </TextLink>
            </Td>
            <Td label="E-mail" className="py-2! text-sm wrap-anywhere">
              {supplier.email || '–'}
            </Td>
            <Td label="Currency" className="py-2!">
              {supplier.currency}
            </Td>
            <Td label="Open orders" numeric className="py-2! font-mono">
              {supplier.openOrders}
            </Td>
            <Td label="Note" className="py-2! text-sm wrap-anywhere whitespace-pre-line text-ink-2">
              {supplier.note || '–'}
            </Td>
            <Td className="py-2! sm:py-1! sm:text-right">{editable && <SupplierButton supplier={supplier} />}</Td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

function SupplierButton({ supplier }: { supplier?: Supplier }) {
  return (
    <ActionButton
      label={supplier ? 'Edit' : 'New supplier'}
      {...(supplier ? { size: 'sm' } : { variant: 'primary' })}
      title={supplier ? supplier.name : 'New supplier'}
      confirm="Save"
      done="Supplier saved"
      check={required({ name: 'Please enter a name' })}
      send={(entered) =>
        callApi(saveSupplier, {
          ...(supplier && { supplierId: supplier.supplierId, version: supplier.version }),
          name: entered.text('name'),
          email: entered.text('email'),
          currency: CURRENCIES.find((one) => one === entered.text('currency')) ?? 'USD',
          note: entered.text('note'),
        })
      }
      fields={(problems) => <SupplierFields supplier={supplier} problems={problems} />}
    />
  )
}

function SupplierFields({ supplier, problems }: { supplier: Supplier | undefined; problems: Problems }) {
  return (
    <>
      <Field label="Name" error={problems.name} required>
        <TextInput name="name" maxLength={120} autoComplete="off" defaultValue={supplier?.name} />
      </Field>
      <Field label="E-mail" hint="Where purchase orders are sent to" error={problems.email} optional>
        <TextInput name="email" type="email" maxLength={254} autoComplete="off" defaultValue={supplier?.email} />
      </Field>
      <Field label="Currency" hint="Of new purchase orders">
        <NativeSelect name="currency" defaultValue={supplier?.currency ?? 'USD'}>
          {CURRENCIES.map((currency) => (
            <option key={currency} value={currency}>
              {currencyLabel(currency)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Note, for staff" optional>
        <TextArea name="note" rows={3} maxLength={2000} defaultValue={supplier?.note} />
      </Field>
    </>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
