import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { STEPS } from './checklist.rules.ts'

export const ownerChecklist = endpoint({
  method: 'GET',
  path: '/api/staff/settings/checklist',
  access: 'staff',
  summary: 'Remaining setup steps of a new shop',
  input: z.object({}),
  output: z.object({ open: z.array(z.enum(STEPS)), doneCount: z.int() }),
})

export const skipStep = endpoint({
  method: 'POST',
  path: '/api/staff/settings/checklist/skip',
  access: 'staff',
  summary: 'Skip a step of the checklist',
  input: z.object({ step: z.enum(STEPS) }),
  output: z.object({}),
})
