import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { type Call, recordCalls } from './calls.ts'
import { readOutbox } from './outbox.ts'

/** What every call answers. */
export interface Answer<T> {
  status: number
  code: number
  msg: string
  data: T
}

export type Who = 'stranger' | 'visitor' | 'buyer'
type State = Awaited<ReturnType<BrowserContext['storageState']>>

const DESKTOP = { width: 1440, height: 900 }
/** For a busy machine; what does not come until then is missing. */
const PATIENCE_MS = 40_000
const DEMO_BUYER = { email: 'demo@ohmstead.example', password: 'Demo-1234' }
const DEMO_STAFF = { email: 'staff@ohmstead.example', password: 'Staff-1234' }

/** A store as its customers see it: pages in a browser, calls over HTTP, and the mails that arrive. */
export class Shop {
  readonly url: string
  readonly calls: Call[] = []
  readonly #browser: Browser
  readonly #outbox: string
  readonly #states = new Map<Who, Promise<State | undefined>>()
  readonly #tokens = new Map<string, Promise<string>>()
  readonly #pages = new Map<string, Promise<ReadPage>>()
  #reader: Promise<Page> | undefined

  constructor(url: string, browser: Browser, outbox: string) {
    this.url = url
    this.#browser = browser
    this.#outbox = outbox
  }

  async ask<T>(method: 'GET' | 'POST', path: string, input: object = {}, token = ''): Promise<Answer<T>> {
    const query = method === 'GET' ? new URLSearchParams(input as Record<string, string>).toString() : ''
    const answer = await fetch(`${this.url}/api/${path}${query && `?${query}`}`, {
      method,
      headers: { 'accept-language': 'en-US', ...(token && { token }), ...(method === 'POST' && JSON_BODY) },
      ...(method === 'POST' && { body: JSON.stringify(input) }),
    })
    return { status: answer.status, ...((await answer.json()) as { code: number; msg: string; data: T }) }
  }

  /** The data of a call that must succeed. */
  async get<T>(path: string, input: object = {}, token = ''): Promise<T> {
    return dataOf(path, await this.ask<T>('GET', path, input, token))
  }

  async post<T>(path: string, input: object = {}, token = ''): Promise<T> {
    return dataOf(path, await this.ask<T>('POST', path, input, token))
  }

  buyerToken = () => this.#tokenOf(DEMO_BUYER)
  staffToken = () => this.#tokenOf(DEMO_STAFF)

  #tokenOf(account: { email: string; password: string }): Promise<string> {
    const token =
      this.#tokens.get(account.email) ?? this.post<{ token: string }>('user/login', account).then((data) => data.token)
    this.#tokens.set(account.email, token)
    return token
  }

  /**
   * A visit with a window of its own. A `stranger` comes for the first time; a `visitor` has answered the cookie question
   * and seen the film; the `buyer` of the demo is logged in.
   */
  async visit<T>(who: Who, use: (page: Page) => Promise<T>, options: BrowserContextOptions = {}): Promise<T> {
    const storageState = await this.#stateOf(who)
    const context = await this.#browser.newContext({
      baseURL: this.url,
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      locale: 'en-US',
      ...(storageState && { storageState }),
      ...options,
    })
    context.setDefaultTimeout(PATIENCE_MS)
    context.setDefaultNavigationTimeout(2 * PATIENCE_MS)
    const settled = recordCalls(context, this.calls)
    // A tag manager may be loaded, but nothing leaves this machine.
    await context.route('https://**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    try {
      return await use(await context.newPage())
    } finally {
      await settled()
      await context.close()
    }
  }

  #stateOf(who: Who): Promise<State | undefined> {
    const state = this.#states.get(who) ?? this.#prepare(who)
    this.#states.set(who, state)
    // A login that did not work out is tried again by the next visit.
    state.catch(() => this.#states.delete(who))
    return state
  }

  async #prepare(who: Who): Promise<State | undefined> {
    if (who === 'stranger') return undefined
    if (who === 'visitor') return this.visit('stranger', settle)
    return this.visit('visitor', (page) => enter(page, DEMO_BUYER))
  }

  /** A public page as the store sends it, without its scripts; once in a run. */
  read(path: string): Promise<ReadPage> {
    const page = this.#pages.get(path) ?? this.#read(path)
    this.#pages.set(path, page)
    return page
  }

  async #read(path: string): Promise<ReadPage> {
    const answer = await fetch(new URL(path, this.url))
    const { pathname, search } = new URL(answer.url)
    this.#reader ??= this.#browser.newContext().then((context) => context.newPage())
    const parsed = await (await this.#reader).evaluateHandle(
      (html) => new DOMParser().parseFromString(html, 'text/html'),
      await answer.text(),
    )
    return {
      status: answer.status,
      address: pathname + search,
      texts: (selector) =>
        parsed.evaluate(
          (page, selector) =>
            [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
          selector,
        ),
      attributes: (selector, name) =>
        parsed.evaluate(
          (page, [selector, name]) =>
            [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? ''),
          [selector, name] as const,
        ),
    }
  }

  /** Where the newest mail to somebody leads, without the address of the store. */
  mailedLink = (to: string, subject: RegExp) => readOutbox(this.#outbox, to, subject)
}

export interface ReadPage {
  status: number
  /** Where it was redirected to, if it was. */
  address: string
  texts: (selector: string) => Promise<string[]>
  attributes: (selector: string, name: string) => Promise<string[]>
}

const JSON_BODY = { 'content-type': 'application/json' }

function dataOf<T>(path: string, answer: Answer<T>): T {
  if (answer.code !== 0) throw new Error(`${path} answers ${answer.code}: ${answer.msg}`)
  return answer.data
}

/** Opens a page by its address and waits until it can be used. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  await ready(page)
}

/** Until the scripts of the page work. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.locator('[data-later]').first().waitFor({ state: 'detached' })
}

export const filmOn = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('video') })

/** Rejects cookies, and closes the film if it comes. */
async function settle(page: Page): Promise<State> {
  await open(page, '/privacy')
  await page.getByRole('region', { name: 'Cookie consent' }).getByRole('button', { name: 'Reject' }).click()
  await filmOn(page)
    .getByRole('button', { name: 'Close' })
    .click({ timeout: 5000 })
    .catch(() => undefined)
  return page.context().storageState()
}

/** Logs in as a person does. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('E-mail address').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.locator('html[data-signed-in]').waitFor({ state: 'attached' })
}

async function enter(page: Page, account: { email: string; password: string }): Promise<State> {
  await open(page, '/login?type=login')
  await logIn(page, account)
  return page.context().storageState()
}
