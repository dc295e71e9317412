import { randomUUID } from 'node:crypto'
import { updateInfo } from '#features/account/account.contract.ts'
import { identify } from '#features/account/server/account.service.ts'
import type { TeamRole } from '#shared/team/team-role.ts'
import { mailsThatLeave, tokenIn } from './mailbox.ts'
import type { createWorld } from './world.ts'

type World = Awaited<ReturnType<typeof createWorld>>
type Person = Awaited<ReturnType<World['buyer']>>

/** Makes somebody a member of a customer, without the invitation. */
export const addMember = (world: World, customerId: number, memberId: number, role: Exclude<TeamRole, 'owner'>) =>
  world.sql`insert into customer_member (customer_id, member_id, role) values (${customerId}, ${memberId}, ${role})`

/** Somebody as the store knows them now: a role holds from the next call. */
export async function again<P extends Person>(world: World, person: P): Promise<P> {
  return { ...person, call: world.as(await identify(world.sql, person.token), person.token) }
}

/** A new member of a customer. */
export async function createColleague(world: World, customerId: number, role: Exclude<TeamRole, 'owner'>) {
  const person = await world.buyer()
  await addMember(world, customerId, person.accountId, role)
  return again(world, person)
}

/** Somebody who was a member of a customer. */
export async function createFormerColleague(world: World, customerId: number) {
  const person = await createColleague(world, customerId, 'administrator')
  await world.sql`update customer_member set removed_at = now() where member_id = ${person.accountId}`
  return again(world, person)
}

/** Somebody with a company, who invites colleagues. */
export async function ownerOfFirm(world: World) {
  const owner = await world.buyer()
  await owner.call(updateInfo, { name: 'Ada Owner', company: 'Zirkon Ltd' })
  return owner
}

export const newAddress = () => `colleague-${randomUUID()}@buyers.example`

/** The secret of the newest invitation that leaves for an address. */
export const linkTo = async (world: World, email: string) => tokenIn((await mailsThatLeave(world, email)).at(-1))

/** Everybody who may come near the things of a customer, and a visitor. */
export async function createPeopleAround(world: World, customerId: number) {
  const other = await world.buyer()
  const [administrator, buyer, viewer, memberOfAnother, former, stranger] = await Promise.all([
    createColleague(world, customerId, 'administrator'),
    createColleague(world, customerId, 'buyer'),
    createColleague(world, customerId, 'viewer'),
    createColleague(world, other.accountId, 'administrator'),
    createFormerColleague(world, customerId),
    world.buyer(),
  ])
  return {
    members: { administrator, buyer, viewer },
    others: { memberOfAnother, former, stranger, visitor: { token: undefined } },
  }
}
