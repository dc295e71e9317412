import type { z } from 'zod'
import type { staffOrderDetail } from '../../staff-orders.contract.ts'

export type StaffOrderDetail = z.output<typeof staffOrderDetail.output>
