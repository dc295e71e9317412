import type { Page } from 'playwright-core'

const DEMO_BUYER = { email: 'demo@ohmstead.example', password: 'Demo-1234' }

/** The session of the demo buyer as the browser keeps it. */
export async function logInDemoBuyer(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_BUYER),
  })
  const { data } = (await answer.json()) as { data: { token: string; userInfo: object } } // as the contract says
  return JSON.stringify({ state: { token: data.token, userInfo: data.userInfo, cartCount: 0 }, version: 0 })
}

/** Every document of the page finds the session. */
export const keepSession = (page: Page, session: string) =>
  page.addInitScript((kept) => localStorage.setItem('session', kept), session)
