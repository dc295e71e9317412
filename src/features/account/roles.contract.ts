import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Version } from '#shared/id.schema.ts'
import { Line } from '#shared/text.schema.ts'

const Role = z.string().regex(/^[a-z0-9-]{1,40}$/, 'This role does not exist.')
/** `orders.read`, all of a group as `orders.*`, or one action everywhere as `*.read`. */
const Right = z
  .string()
  .regex(/^([a-zA-Z]{1,30}\.([a-zA-Z]{1,30}|\*)|\*\.[a-zA-Z]{1,30})$/, 'This right does not exist.')

export const StaffRole = z.object({
  role: z.string(),
  name: z.string(),
  description: z.string(),
  rights: z.array(z.string()),
  secondFactor: z.boolean(),
  version: z.int(),
  memberCount: z.int(),
})
export type StaffRole = z.infer<typeof StaffRole>

const RoleRight = z.object({ right: z.string(), calls: z.array(z.string()) })
export type RoleRight = z.infer<typeof RoleRight>

export const staffRoles = endpoint({
  method: 'GET',
  path: '/api/staff/people/roles',
  access: 'staff',
  summary: 'The roles of the staff with their rights, and all rights with their endpoints',
  input: z.object({}),
  output: z.object({ list: z.array(StaffRole), rights: z.array(RoleRight) }),
})

export const saveRole = endpoint({
  method: 'POST',
  path: '/api/staff/people/role/save',
  access: 'staff',
  stepUp: true,
  security: 'role_change',
  summary:
    'Add a role or change its rights, effective with the next call; refused when the version is not the newest (350001)',
  input: z.object({
    /** Absent for a new role. */
    role: Role.optional(),
    version: Version,
    name: Line(40, 'A name').min(1, 'Please enter a name.'),
    description: Line(200, 'A description').min(1, 'Please enter a description.'),
    rights: z.array(Right).min(1, 'Please choose at least one right.').max(200),
  }),
  output: z.object({ role: z.string() }),
})

export const removeRole = endpoint({
  method: 'POST',
  path: '/api/staff/people/role/remove',
  access: 'staff',
  stepUp: true,
  security: 'role_change',
  summary: 'Remove a role that no account and no invitation has',
  input: z.object({ role: Role, version: Version }),
  output: z.object({}),
})
