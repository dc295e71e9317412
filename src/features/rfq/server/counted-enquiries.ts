import type { CountedTable } from '#server/status-counts/status-counts.ts'

export const countedEnquiries: CountedTable = { table: 'enquiry', prefix: 'enquiry' }
