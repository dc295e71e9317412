import { useNavigate } from 'react-router'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { staffPurchaseAddress } from '#features/staff/web/staff-addresses.ts'
import { callOnce } from '#web/call.ts'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { createPurchaseOrder, type Supplier } from '../../staff-purchasing.contract.ts'
import { SUPPLIERS } from './purchasing-addresses.ts'
import { SupplierField } from './supplier-field.tsx'

type NewOrderButtonProps = {
  label: string
  suppliers: readonly Supplier[]
  /** What it begins with. */
  lines?: ReadonlyArray<{ goodsId: number; count: number }>
}

/** A draft for a supplier, which is then opened. */
export function NewOrderButton({ label, suppliers, lines = [] }: NewOrderButtonProps) {
  const navigate = useNavigate()
  return (
    <ActionButton
      label={label}
      variant="primary"
      {...(lines.length > 0 && { size: 'sm' })}
      title="New purchase order"
      description={
        suppliers.length === 0 ? (
          <>
            There is no supplier yet. <TextLink to={SUPPLIERS}>Add a supplier</TextLink> first.
          </>
        ) : (
          'A draft: quantities, costs and days can be changed until it is sent.'
        )
      }
      confirm="Create draft"
      done="Draft created"
      check={required({ supplierId: 'Please choose a supplier' })}
      send={async (entered, key) => {
        const supplierId = Number(entered.text('supplierId'))
        const { purchaseNo } = await callOnce(key)(createPurchaseOrder, { supplierId, lines: [...lines] })
        await navigate(staffPurchaseAddress(purchaseNo))
      }}
      fields={(problems) => <SupplierField suppliers={suppliers} problems={problems} />}
    />
  )
}
