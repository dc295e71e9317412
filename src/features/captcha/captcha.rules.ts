import { firstWordOf } from './first-word-of.ts'

/** Several small searches instead of a large one: their sum takes about as long every time, and progress can be shown. */
export const PARTS = 8
const BASE_BITS = 12
/** About four million hashes: seconds on a desktop computer, a quarter of a minute on an old phone. The upper limit. */
export const MAX_BITS = 19

export interface Challenge {
  salt: string
  /** Zeros that the hash of each part begins with; one more doubles the work. */
  bits: number
}

/** Recent events, which determine the work of the next challenge. */
export interface Recent {
  /** Logins tried at this account, from wherever. */
  tries: number
  /** Failed logins from this network, at whatever account. */
  failures: number
  /** Challenges given to this network. */
  drawn: number
}

const doublings = (count: number) => Math.floor(Math.log2(1 + Math.max(0, count)))

/** Twice the work whenever one of the counts doubles. */
export const workBits = ({ tries, failures, drawn }: Recent): number =>
  Math.min(MAX_BITS, BASE_BITS + doublings((tries - 5) / 5) + doublings(failures / 10) + doublings(drawn / 20))

/** For each part a number whose hash with the salt begins with enough zeros, written as `a.b.c…` to base 36. */
export function solveChallenge({ salt, bits }: Challenge, onPart: (done: number) => void = () => {}): string {
  const found: string[] = []
  for (let part = 0; part < PARTS; part++) {
    let number = 0
    while (Math.clz32(firstWordOf(salt, part, number)) < bits) number++
    found.push(number.toString(36))
    onPart(part + 1)
  }
  return found.join('.')
}

const NUMBER = /^[0-9a-z]{1,7}$/

export function isSolved({ salt, bits }: Challenge, answer: string): boolean {
  const found = answer.split('.')
  return (
    found.length === PARTS &&
    found.every((text, part) => {
      const number = Number.parseInt(text, 36)
      return NUMBER.test(text) && number <= 0xffff_ffff && Math.clz32(firstWordOf(salt, part, number)) >= bits
    })
  )
}
