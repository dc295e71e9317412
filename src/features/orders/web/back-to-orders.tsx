import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { MY_ORDERS } from './order-addresses.ts'

export const BackToOrders = () => (
  <ButtonLink to={MY_ORDERS} variant="quiet" size="sm" className="-ml-3 print:hidden">
    <ArrowLeft aria-hidden="true" />
    Go Back
  </ButtonLink>
)
