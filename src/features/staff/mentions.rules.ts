import type { Colleague } from './work.contract.ts'

const MENTION = /(?:^|[\s(])@([\p{L}\p{N}._+-]{2,64})/gu

/** Names by which somebody is called: the first part of the address, the first name, the whole name without spaces. */
const namesOf = ({ name, email }: Colleague): string[] =>
  [email.split('@')[0] ?? '', name.split(/\s+/)[0] ?? '', name.replace(/\s+/g, '')].map((one) => one.toLowerCase())

/** Who is called in a note by @name; a name that two people have calls both. */
export function findMentioned<C extends Colleague>(text: string, colleagues: readonly C[]): C[] {
  const called = new Set([...text.matchAll(MENTION)].map(([, name = '']) => name.toLowerCase().replace(/[.]+$/, '')))
  return colleagues.filter((one) => namesOf(one).some((name) => name !== '' && called.has(name)))
}
