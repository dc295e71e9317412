import { describe, expect, test } from 'vitest'
import { staffOrders } from '#features/orders/staff-orders.contract.ts'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import { removeRole, saveRole, staffRoles } from '../../roles.contract.ts'
import { requireSecondFactor, resetSecondFactor } from '../../second-factor.contract.ts'
import {
  changeStaffRole,
  disableStaff,
  inviteStaff,
  staffAccounts,
  withdrawInvitation,
} from '../../staff-accounts.contract.ts'
import { identify } from '../account.service.ts'

const world = await createWorld()
const admin = await world.staff()

const find = async (role: string) => (await admin.call(staffRoles, {})).list.find((one) => one.role === role)
const fields = (name: string, rights: string[]) => ({ name, description: 'For a test', rights, version: 0 })

describe('roles', () => {
  test('a new role has its rights from the next call on, and loses them with the next change', async () => {
    const { role } = await admin.call(saveRole, fields('Night shift', ['orders.read', 'orders.ship']))
    expect(await find(role)).toMatchObject({ rights: ['me.*', 'today.read', 'orders.read', 'orders.ship'], version: 1 })
    const clerk = await world.staff(role)
    await clerk.call(staffOrders, {})
    await admin.call(saveRole, { ...fields('Night shift', ['returns.read']), role, version: 1 })
    expect((await identify(world.sql, clerk.token))?.rights).toEqual(['me.*', 'today.read', 'returns.read'])
    const { list } = await admin.call(auditTrail, { keyword: admin.email, action: '/api/staff/people/role/save' })
    expect(list[0]).toMatchObject({
      before: { rights: ['me.*', 'today.read', 'orders.read', 'orders.ship'] },
      after: { rights: ['me.*', 'today.read', 'returns.read'] },
    })
  })

  test('of two people who change a role, the second is refused', async () => {
    const { role } = await admin.call(saveRole, fields('Day shift', ['orders.read']))
    await admin.call(saveRole, { ...fields('Day shift', ['orders.ship']), role, version: 1 })
    const late = admin.call(saveRole, { ...fields('Day shift', ['quotes.read']), role, version: 1 })
    await expect(late).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    await expect(admin.call(removeRole, { role, version: 1 })).rejects.toMatchObject({ reason: 'changed_meanwhile' })
  })

  test('of two people who change the role of an account, the second is refused', async () => {
    const { accountId } = await world.staff('sales')
    await admin.call(changeStaffRole, { accountId, role: 'content', roleBefore: 'sales' })
    const late = admin.call(changeStaffRole, { accountId, role: 'warehouse', roleBefore: 'sales' })
    await expect(late).rejects.toMatchObject({ reason: 'changed_meanwhile' })
  })

  test('a role of an account or an invitation stays, others are removed; administrators keep every right', async () => {
    const { role } = await admin.call(saveRole, fields('Trainee', ['*.read']))
    const clerk = await world.staff('sales')
    await admin.call(changeStaffRole, { accountId: clerk.accountId, role })
    await expect(admin.call(removeRole, { role, version: 1 })).rejects.toMatchObject({ reason: 'invalid_input' })
    await admin.call(changeStaffRole, { accountId: clerk.accountId, role: 'sales' })
    const email = `${crypto.randomUUID()}@staff.example`
    await admin.call(inviteStaff, { email, name: 'A trainee', role })
    await expect(admin.call(removeRole, { role, version: 1 })).rejects.toMatchObject({ reason: 'invalid_input' })
    await world.sql`update staff_invitation set expires_at = now() where email = ${email}`
    await admin.call(removeRole, { role, version: 1 })
    expect(await find(role)).toBeUndefined()
    const { version = 0 } = (await find('administrator')) ?? {}
    const change = { ...fields('Administrator', ['orders.read']), role: 'administrator', version }
    await expect(admin.call(saveRole, change)).rejects.toMatchObject({ reason: 'invalid_input' })
  })

  test('unknown rights and names that are taken are refused', async () => {
    await expect(admin.call(saveRole, fields('Pilot', ['orders.fly']))).rejects.toMatchObject({
      reason: 'invalid_input',
    })
    await expect(admin.call(saveRole, fields('Sales', ['orders.read']))).rejects.toMatchObject({
      reason: 'invalid_input',
    })
  })
})

describe('who manages staff without being administrator', () => {
  test('cannot give more rights than they have, nor change those who have more', async () => {
    const { role } = await admin.call(saveRole, fields('Team lead', ['people.read', 'people.write', 'orders.read']))
    const lead = await world.staff(role)
    const clerk = await world.staff('warehouse')
    const refused = { reason: 'not_allowed' }
    const tries = [
      () => lead.call(changeStaffRole, { accountId: lead.accountId, role: 'administrator' }),
      () => lead.call(changeStaffRole, { accountId: clerk.accountId, role }),
      () => lead.call(inviteStaff, { email: 'friend@staff.example', name: 'A friend', role: 'administrator' }),
      () => lead.call(disableStaff, { accountId: admin.accountId, disabled: true }),
      () => lead.call(saveRole, { ...fields('Team lead', ['people.write', 'payments.refund']), role, version: 1 }),
      () => lead.call(removeRole, { role: 'content', version: 1 }),
      () => lead.call(requireSecondFactor, { role: 'administrator', required: false }),
      () => lead.call(resetSecondFactor, { accountId: admin.accountId }),
    ]
    for (const call of tries) await expect(call()).rejects.toMatchObject(refused)
    await lead.call(saveRole, fields('Order desk', ['orders.read']))
  })

  test('cannot withdraw or replace the invitation of somebody who may do more', async () => {
    const { role } = await admin.call(saveRole, fields('Floor lead', ['people.read', 'people.write', 'orders.read']))
    const lead = await world.staff(role)
    const email = `chief-${crypto.randomUUID()}@staff.example`
    await admin.call(inviteStaff, { email, name: 'A chief', role: 'administrator' })
    const { invitations } = await admin.call(staffAccounts, {})
    const invitationId = invitations.find((one) => one.email === email)?.invitationId ?? 0
    const refused = { reason: 'not_allowed' }
    await expect(lead.call(withdrawInvitation, { invitationId })).rejects.toMatchObject(refused)
    const again = lead.call(inviteStaff, { email, name: 'A clerk', role })
    await expect(again).rejects.toMatchObject(refused)
    await admin.call(withdrawInvitation, { invitationId })
    await lead.call(inviteStaff, { email, name: 'A clerk', role })
  })
})
