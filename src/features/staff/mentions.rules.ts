import type { Colleague } from './work.contract.ts'

const MENTION = /(?:^|[\s(])@([\p{L}\p{N}._+-]{2,64})/gu

/** Names for mentions: the local part of the address, the first name, the full name without spaces. */
const namesOf = ({ name, email }: Colleague): string[] =>
  [email.split('@')[0] ?? '', name.split(/\s+/)[0] ?? '', name.replace(/\s+/g, '')].map((one) => one.toLowerCase())

const calledIn = (text: string): Set<string> =>
  new Set([...text.matchAll(MENTION)].map(([, name = '']) => name.toLowerCase().replace(/[.]+$/, '')))

/** Unknown names after an @, to be reported: a typo would notify no one. */
export function findUnknownNames(text: string, colleagues: readonly Colleague[]): string[] {
  const known = new Set(colleagues.flatMap(namesOf))
  return [...calledIn(text)].filter((name) => !known.has(name))
}

/** People mentioned by @name in a note; an ambiguous name mentions all of them. */
export function findMentioned<C extends Colleague>(text: string, colleagues: readonly C[]): C[] {
  const called = calledIn(text)
  return colleagues.filter((one) => namesOf(one).some((name) => name !== '' && called.has(name)))
}
