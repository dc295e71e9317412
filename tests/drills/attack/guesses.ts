import { createCrowd } from '../crowd.ts'
import { addressOf, callFrom } from './call-from.ts'
import type { Attack } from './target.ts'

const NETWORKS = 40
const headers = { 'content-type': 'application/json' }

/** Guesses at an account from many networks, and the same at one that does not exist. */
export const guessPasswords: Attack = async ({ url, sql }, say) => {
  const [shopper] = await createCrowd(sql, 1)
  const [known] = await sql<{ email: string }[]>`
    select email from account where account_id = ${shopper?.accountId ?? 0}`
  const answers = await Promise.all(
    [known?.email ?? '', 'nobody@guessed.example'].map((email, place) => guess(url, email, 1000 + place * NETWORKS)),
  )
  const [of, ofNobody] = answers.map((codes) => codes.join(' '))
  const codes = answers[0] ?? []
  say({ guesses: NETWORKS, codes: [...new Set(codes)], lastFree: codes.lastIndexOf(codes[0] ?? 0) + 1 })
  return [
    ...(of === ofNobody ? [] : [`an account answers ${of}, none answers ${ofNobody}`]),
    ...(new Set(codes).size === 1 ? ['forty guesses from forty networks were answered like the first'] : []),
  ]
}

async function guess(url: string, email: string, network: number): Promise<number[]> {
  const codes: number[] = []
  for (let count = 0; count < NETWORKS; count += 1) {
    const body = JSON.stringify({ email, password: `Guess-number-${count}` })
    const answer = await callFrom(`${url}/api/user/login`, {
      from: addressOf(network + count),
      method: 'POST',
      headers,
      body,
    })
    codes.push((JSON.parse(answer.text) as { code: number }).code)
  }
  return codes
}
