import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Maintenance } from './shop.contract.ts'

export const staffMaintenance = endpoint({
  method: 'GET',
  path: '/api/staff/shop/maintenance',
  access: 'staff',
  summary: 'Whether the store is closed for maintenance, and what visitors are told',
  input: z.object({}),
  output: Maintenance,
})

export const changeMaintenance = endpoint({
  method: 'POST',
  path: '/api/staff/shop/maintenance/update',
  access: 'staff',
  summary: 'Close the store for maintenance, or open it; visitors then get HTTP 503 (503005), staff are served',
  input: Maintenance.extend({
    message: Maintenance.shape.message.default(''),
    until: Maintenance.shape.until.default(null),
  }),
  output: Maintenance,
})
