import { beforeEach, describe, expect, test } from 'vitest'
import { mailsThatLeave } from '#tests/support/mailbox.ts'
import { addMember, again, createColleague, linkTo, newAddress, ownerOfFirm } from '#tests/support/team.ts'
import { createWorld } from '#tests/support/world.ts'
import { login, userInfo } from '../../account.contract.ts'
import { deleteAccount, exportData } from '../../personal-data.contract.ts'
import * as contract from '../../team.contract.ts'
import { identify } from '../account.service.ts'

const world = await createWorld()
const { call: visit } = world.visitor()

beforeEach(async () => {
  await world.sql`delete from rate_limit`
})

const teamOf = async ({ call }: Pick<Awaited<ReturnType<typeof ownerOfFirm>>, 'call'>) => call(contract.team, {})
const rolesIn = ({ members }: Awaited<ReturnType<typeof teamOf>>) => members.map(({ role }) => role)

describe('changing the team', () => {
  async function team() {
    const owner = await ownerOfFirm(world)
    const [administrator, buyer, viewer] = [
      await createColleague(world, owner.accountId, 'administrator'),
      await createColleague(world, owner.accountId, 'buyer'),
      await createColleague(world, owner.accountId, 'viewer'),
    ]
    return { owner: await again(world, owner), administrator, buyer, viewer }
  }

  test('administrators invite, change roles and remove; others read the list and no invitations', async () => {
    const { owner, administrator, buyer, viewer } = await team()
    await administrator.call(contract.inviteMember, { email: newAddress(), role: 'viewer' })
    expect(await teamOf(administrator)).toMatchObject({ mayManage: true, invitations: [{ role: 'viewer' }] })
    for (const one of [buyer, viewer]) expect(await teamOf(one)).toMatchObject({ mayManage: false, invitations: [] })
    expect(rolesIn(await teamOf(viewer))).toEqual(['owner', 'administrator', 'buyer', 'viewer'])

    await administrator.call(contract.changeMemberRole, { accountId: viewer.accountId, role: 'buyer' })
    await administrator.call(contract.removeMember, { accountId: buyer.accountId })
    expect(rolesIn(await teamOf(owner))).toEqual(['owner', 'administrator', 'buyer'])
    expect((await mailsThatLeave(world, buyer.email))[0]?.subject).toBe('You no longer belong to a team at Ohmstead')
  })

  test('has effect with the next call of the session that is open', async () => {
    const { owner, buyer } = await team()
    const app = await world.http()
    const roleSeen = async () =>
      (await app.inject({ url: userInfo.path, headers: { token: buyer.token } })).json().data.teamRole
    expect(await roleSeen()).toBe('buyer')
    await owner.call(contract.changeMemberRole, { accountId: buyer.accountId, role: 'viewer', roleBefore: 'buyer' })
    expect(await roleSeen()).toBe('viewer')
    const late = owner.call(contract.changeMemberRole, {
      accountId: buyer.accountId,
      role: 'administrator',
      roleBefore: 'buyer',
    })
    await expect(late).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    await owner.call(contract.removeMember, { accountId: buyer.accountId })
    expect(await roleSeen()).toBeNull()
  })

  test('the owner stays, nobody changes their own role, and other teams are out of reach', async () => {
    const [{ owner, administrator, buyer }, others] = [await team(), await team()]
    const tries = [
      administrator.call(contract.removeMember, { accountId: owner.accountId }),
      administrator.call(contract.changeMemberRole, { accountId: owner.accountId, role: 'viewer' }),
      administrator.call(contract.removeMember, { accountId: administrator.accountId }),
      owner.call(contract.removeMember, { accountId: owner.accountId }),
      buyer.call(contract.removeMember, { accountId: administrator.accountId }),
    ]
    for (const one of await Promise.allSettled(tries))
      expect(one).toMatchObject({ status: 'rejected', reason: { reason: 'not_allowed' } })
    await expect(owner.call(contract.leaveTeam, {})).rejects.toMatchObject({ reason: 'not_found' })
    for (const accountId of [others.buyer.accountId, others.owner.accountId]) {
      const removing = owner.call(contract.removeMember, { accountId })
      await expect(removing).rejects.toMatchObject({ reason: 'not_found' })
    }
    expect(rolesIn(await teamOf(others.owner))).toHaveLength(4)
  })

  test('an administrator who is removed or loses the role leaves no open links behind', async () => {
    const { owner, administrator } = await team()
    const email = newAddress()
    await administrator.call(contract.inviteMember, { email, role: 'administrator' })
    const linkToken = await linkTo(world, email)
    await owner.call(contract.changeMemberRole, { accountId: administrator.accountId, role: 'viewer' })
    await expect(visit(contract.memberInvitation, { linkToken })).rejects.toMatchObject({ reason: 'link_expired' })
  })

  test('a call that began before the role was lost changes nothing', async () => {
    const { owner, administrator, viewer } = await team()
    // `administrator.call` knows the role of before.
    await owner.call(contract.removeMember, { accountId: administrator.accountId })
    const late = [
      administrator.call(contract.inviteMember, { email: newAddress(), role: 'administrator' }),
      administrator.call(contract.changeMemberRole, { accountId: viewer.accountId, role: 'administrator' }),
      administrator.call(contract.removeMember, { accountId: viewer.accountId }),
    ]
    for (const one of await Promise.allSettled(late))
      expect(one).toMatchObject({ status: 'rejected', reason: { reason: 'not_allowed' } })
    expect(await teamOf(owner)).toMatchObject({ invitations: [], members: [{}, { role: 'buyer' }, { role: 'viewer' }] })
  })

  test('every change is in the security log, with who made it', async () => {
    const { owner, administrator, viewer } = await team()
    await administrator.call(contract.changeMemberRole, { accountId: viewer.accountId, role: 'buyer' })
    await administrator.call(contract.removeMember, { accountId: viewer.accountId })
    const entries = await world.sql`
      select detail from security_event where kind = 'team_change' and account_id = ${administrator.accountId} order by event_id`
    expect(entries.map(({ detail }) => detail)).toEqual([
      `customer ${owner.accountId}: account ${viewer.accountId} from viewer to buyer`,
      `customer ${owner.accountId}: removed account ${viewer.accountId}`,
    ])
  })

  test('a limit for an order comes with the invitation, is kept until it is changed, and is of buyers only', async () => {
    const owner = await ownerOfFirm(world)
    const colleague = await world.buyer()
    const invite = (role: 'buyer' | 'viewer') =>
      owner.call(contract.inviteMember, { email: colleague.email, role, orderLimit: '250.50' })
    await invite('viewer')
    expect((await teamOf(owner)).invitations).toMatchObject([{ orderLimit: null }])
    await invite('buyer')
    const limit = { amount: '250.5', currency: 'USD' }
    expect((await teamOf(owner)).invitations).toMatchObject([{ orderLimit: limit }])
    await colleague.call(contract.joinTeam, { linkToken: await linkTo(world, colleague.email) })

    const leader = await again(world, owner)
    const limits = async () => (await teamOf(leader)).members.map(({ orderLimit }) => orderLimit)
    const change = (changes: { role: 'administrator' | 'buyer'; orderLimit?: string | null }) =>
      leader.call(contract.changeMemberRole, { accountId: colleague.accountId, ...changes })
    expect(await limits()).toEqual([null, limit])
    await change({ role: 'buyer' })
    expect(await limits()).toEqual([null, limit])
    for (const orderLimit of ['-1', '1.005', '1e3', 'all', '1234567890'])
      await expect(change({ role: 'buyer', orderLimit })).rejects.toMatchObject({ reason: 'invalid_input' })
    await change({ role: 'administrator', orderLimit: '99' })
    expect(await limits()).toEqual([null, null])
    await change({ role: 'buyer', orderLimit: '99' })
    await change({ role: 'buyer', orderLimit: null })
    expect(await limits()).toEqual([null, null])
    const entries = await world.sql<{ detail: string }[]>`
      select detail from security_event where account_id = ${owner.accountId} and detail like '%limit%' order by event_id`
    expect(entries.map(({ detail }) => detail.replace(/^.*: /, ''))).toEqual([
      'invited as buyer with a limit of 250.50 USD',
      `account ${colleague.accountId} from buyer to buyer with a limit of 250.5 USD`,
      `account ${colleague.accountId} from administrator to buyer with a limit of 99 USD`,
    ])
  })

  test('leaving gives the own account back', async () => {
    const { owner, buyer } = await team()
    await buyer.call(contract.leaveTeam, {})
    expect(await identify(world.sql, buyer.token)).toEqual({
      accountId: buyer.accountId,
      customerId: buyer.accountId,
      role: 'buyer',
    })
    expect(rolesIn(await teamOf(owner))).toEqual(['owner', 'administrator', 'viewer'])
  })
})

describe('accounts with a team', () => {
  test('a locked customer locks its members out, and an unlocked one lets them in again', async () => {
    const owner = await ownerOfFirm(world)
    const colleague = await createColleague(world, owner.accountId, 'buyer')
    const { email, password, token } = colleague
    await world.sql`update account set disabled_at = now() where account_id = ${owner.accountId}`
    expect(await identify(world.sql, token)).toBeUndefined()
    await expect(visit(login, { email, password })).rejects.toMatchObject({ reason: 'wrong_credentials' })
    await world.sql`update account set disabled_at = null where account_id = ${owner.accountId}`
    expect(await identify(world.sql, token)).toMatchObject({ teamRole: 'buyer' })
  })

  test('is not deleted while others order with it; a member who deletes theirs leaves', async () => {
    const owner = await ownerOfFirm(world)
    const colleague = await createColleague(world, owner.accountId, 'buyer')
    const deleting = () => owner.call(deleteAccount, { password: owner.password })
    await expect(deleting()).rejects.toMatchObject({ reason: 'not_allowed' })
    await colleague.call(deleteAccount, { password: colleague.password })
    expect(rolesIn(await teamOf(await again(world, owner)))).toEqual(['owner'])
    expect(await deleting()).toEqual({})
  })

  test('the data export names the team and nothing of the customer', async () => {
    const owner = await ownerOfFirm(world)
    const colleague = await createColleague(world, owner.accountId, 'viewer')
    expect(await colleague.call(exportData, {})).toMatchObject({
      team: [{ customerName: 'Zirkon Ltd', role: 'viewer', removedAt: null }],
      addresses: [],
      orders: [],
      invoiceTitles: [],
    })
  })

  test('has at most a hundred people and invitations', async () => {
    const owner = await ownerOfFirm(world)
    await world.sql`
      insert into member_invitation (token_hash, customer_id, email, email_key, role, invited_by, expires_at)
      select decode(md5(n || ${owner.email}), 'hex'), ${owner.accountId}, n::text, n::text, 'buyer', ${owner.accountId}, now() + interval '1 day'
      from generate_series(1, 100) n`
    const inviting = owner.call(contract.inviteMember, { email: newAddress(), role: 'buyer' })
    await expect(inviting).rejects.toMatchObject({ reason: 'invalid_input' })
  })

  test('the database keeps a person in one team', async () => {
    const [one, other, colleague] = [await world.buyer(), await world.buyer(), await world.buyer()]
    await addMember(world, one.accountId, colleague.accountId, 'buyer')
    await expect(addMember(world, other.accountId, colleague.accountId, 'buyer')).rejects.toThrow(
      /customer_member_current/,
    )
  })
})
