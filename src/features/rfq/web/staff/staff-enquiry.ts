import type { z } from 'zod'
import type { staffEnquiryDetail } from '../../staff-rfq.contract.ts'

export type StaffEnquiry = z.output<typeof staffEnquiryDetail.output>
export type StaffEnquiryLine = StaffEnquiry['lines'][number]
