import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page, Request } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { EMPTY_PAGE, leaveWindow, takeWindow } from './windows/kept-window.ts'
import { openPage } from './windows/new-window.ts'

/** Axe with cached colours, which saves a third of its time on a list of parts. */
const axeSource = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};{
  const colour = axe.commons.color.Color.prototype
  const parse = colour.parseString
  const known = new Map()
  colour.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? parse.call(this, text)
    known.set(text, { r, g, b, alpha })
    return Object.assign(this, { r, g, b, alpha })
  }
}`

export const DESKTOP = { width: 1440, height: 900 }

export interface Visit {
  page: Page
  /** Opens an address of the store; anything but a good answer fails the test. */
  open: (path: string, expectedStatus?: number) => Promise<void>
  /** Goes to another page as a link does, without loading a document: a fifth of what `open` costs. */
  follow: (path: string) => Promise<void>
  /** A failed request or a console error is a failed test, unless it is what the test provokes. */
  expectProblem: (text: RegExp) => void
  /** What axe finds wrong on the page as it is now; see `findViolations`. */
  checkAccessibility: (options?: Inspection) => Promise<void>
}

export const storeUrl = () => inject('storeUrl')

/** Collects console errors, failed requests and bad answers. */
export function listenForProblems(page: Page): string[] {
  const trouble: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => trouble.push(`page: ${error.message}`))
  page.on('requestfailed', (request) => {
    // A page that is left behind gives up what it was still fetching; without scripts they are not fetched at all.
    if (!['net::ERR_ABORTED', 'csp'].includes(request.failure()?.errorText ?? ''))
      trouble.push(`request: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`answer: ${response.status()} ${response.url()}`)
  })
  return trouble
}

/**
 * Answers for the tag manager, for who accepts cookies. Only there: a page with any route sends every request through
 * the test and has no cache, which makes loading a page cost half as much again.
 */
export const answerTagManager = (page: Page) =>
  // A visit may end while it is answered.
  page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }).catch(() => {}),
  )

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export interface Inspection {
  /** Header and footer as well, and what holds for a document as a whole. They are the same on every page. */
  frame?: boolean
  /** Colours and the sizes of what is pressed: most of the work, and covered parts count as smaller after scrolling. */
  atRest?: boolean
}

/** Those that need the place and the colour of everything on the page. */
const COSTLY_RULES = ['color-contrast', 'link-in-text-block', 'target-size']

interface Axe {
  run: (where: object, options: object) => Promise<{ violations: AxeViolation[] }>
  _audit: { rules: Array<{ id: string; selector: string }> }
}

/** What axe finds wrong on the page as it is now. */
export async function findViolations(page: Page, { frame = false, atRest = false }: Inspection = {}) {
  // Through the debugger, because the page's own policy keeps foreign scripts out.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ({ frame, atRest, tags, costly }) => {
      const { axe } = window as unknown as { axe: Axe }
      const main = document.querySelector('main')
      const parts = new Set([...document.body.children, ...(main?.parentElement?.children ?? [])])
      const ownParts = [...parts].filter(
        (part) => part === main || !(part.matches('header, footer, script') || part.contains(main)),
      )
      // Half of the rules have nothing to look at. The browser finds that out in a moment; axe walks through the page for each.
      const inspected = frame ? [document.documentElement] : ownParts
      const disabled = axe._audit.rules
        .filter(({ selector }) => !inspected.some((part) => part.matches(selector) || part.querySelector(selector)))
        .map(({ id }) => [id, { enabled: false }] as const)
      const readOwn = (one: Element) =>
        [...one.attributes]
          .filter(({ name }) =>
            /^(class|style|hidden|disabled|open|type|role|aria-(?!label|described|controls)|data-)/.test(name),
          )
          .map(({ name, value }) => `[${name}=${value}]`)
          .join('')
      /** The third and further ones that are built and styled like others in the same place: rows of a list, cells of a column. */
      function findRepeated(): Element[] {
        const shapes = new Map<Element, string>()
        const readShape = (one: Element): string => {
          const texts = [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
          const shape = `${one.localName}${readOwn(one)}${texts ? '#' : ''}(${[...one.children].map(readShape).join()})`
          shapes.set(one, shape)
          return shape
        }
        const seen = new Map<string, number>()
        const repeated: Element[] = []
        const walk = (parent: Element, path: string) => {
          for (const child of parent.children) {
            const place = `${path} ${shapes.get(child)}`
            const count = (seen.get(place) ?? 0) + 1
            seen.set(place, count)
            if (count > 2) repeated.push(child)
            else walk(child, `${path} ${child.localName}${readOwn(child)}`)
          }
        }
        for (const part of inspected) {
          readShape(part)
          walk(part, '')
        }
        return repeated
      }
      // The document is transparent, see `skipPainting`, and axe must not notice. Painting it instead would take 0.1 s.
      const root = document.documentElement
      const readStyle = window.getComputedStyle
      const opaque = new Proxy(readStyle(root), {
        get(style, name) {
          const read = (property: string) => (property === 'opacity' ? '1' : style.getPropertyValue(property))
          if (name === 'getPropertyValue') return read
          return name === 'opacity' ? '1' : Reflect.get(style, name)
        },
      })
      window.getComputedStyle = (element, pseudo) => (element === root && !pseudo ? opaque : readStyle(element, pseudo))
      const run = (runOnly: string[], rules: object, exclude: Element[]) =>
        axe.run({ include: frame ? [root] : ownParts, exclude }, { runOnly, rules, resultTypes: ['violations'] })
      const unwanted = costly.map((id) => [id, { enabled: false }] as const)
      const found = [await run(tags, Object.fromEntries([...disabled, ...unwanted]), [])]
      if (atRest) found.push(await run(costly, {}, findRepeated()))
      window.getComputedStyle = readStyle
      return found.flatMap(({ violations }) =>
        violations.map(({ id, help, nodes }) => ({
          id,
          help,
          where: nodes.slice(0, 3).map((node) => node.html.slice(0, 160)),
        })),
      )
    },
    { frame, atRest, tags: TAGS, costly: COSTLY_RULES },
  )
}

/** For tests of the film: it is shown as to a new visitor. */
export const allowFilm = (page: Page) =>
  page.addInitScript(() => {
    if (location.protocol === 'about:' || sessionStorage.getItem('filmAllowed')) return
    sessionStorage.setItem('filmAllowed', '1')
    sessionStorage.removeItem('promoShown')
  })

/** Waits for a notice, which may be gone again by now. */
export const waitForNotice = (page: Page, message: string) =>
  expect.poll(() => page.evaluate(() => (window as unknown as { notices: string[] }).notices)).toContain(message)

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let pageWithoutScripts: Promise<Page> | undefined
/**
 * One for all visits of a worker: without scripts a visit leaves nothing behind but cookies, and a page that stays open
 * finds styles, fonts and pictures in its cache.
 */
const openPlainPage = () => {
  pageWithoutScripts ??= openPage({ viewport: DESKTOP, javaScriptEnabled: false })
  return pageWithoutScripts
}

/** Until everything that the new page asks for has come and is shown. */
export async function followLink(page: Page, path: string) {
  // Before that the router of a document that has just been loaded would go back to the page it came with.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const pending = new Set<Request>()
  const add = (request: Request) => pending.add(request)
  const remove = (request: Request) => pending.delete(request)
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove)
  await page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string, how: { flushSync: boolean }) => Promise<void> }
    }
    // At once, not when React is idle.
    await router.navigate(to, { flushSync: true })
  }, path)
  await expect.poll(() => pending.size).toBe(0)
  page.off('request', add).off('requestfinished', remove).off('requestfailed', remove)
  // A page that is not painted may never be idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
}

/** The page, then its parts with scripts of their own. */
async function hydrated(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await expect.poll(() => page.locator('[data-later]').count()).toBe(0)
}

/** A visit: fails on console errors, failed requests and bad answers. */
async function visit(use: (visit: Visit) => Promise<void>, page: Page, hasScripts = true) {
  const trouble = listenForProblems(page)
  const expected: RegExp[] = []
  await use({
    page,
    expectProblem: (text) => expected.push(text),
    async open(path, expectedStatus = 200) {
      if (expectedStatus >= 400) expected.push(new RegExp(`\\b${expectedStatus}\\b`))
      const answer = await page.goto(path, { waitUntil: 'load' })
      expect(answer?.status(), path).toBe(expectedStatus)
      if (hasScripts) await hydrated(page)
    },
    follow: (path) => followLink(page, path),
    async checkAccessibility(options) {
      expect(await findViolations(page, options)).toEqual([])
    },
  })
  if (hasScripts) await leaveWindow(page)
  else await leave(page)
  const unexpected = trouble.filter((line) => !expected.some((text) => text.test(line)))
  expect(unexpected, 'console errors and failed requests').toEqual([])
}

async function leave(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const event of ['console', 'pageerror', 'requestfailed', 'response']) page.removeAllListeners(event)
  await page.goto(EMPTY_PAGE)
  await page.context().clearCookies()
}

interface AxeViolation {
  id: string
  help: string
  nodes: Array<{ html: string }>
}

interface Visitors {
  /** On a desktop, 1440 px wide. */
  desktop: Visit
  /** On a phone, 390 px wide, with touch. */
  phone: Visit
  /** Before or without JavaScript. */
  plain: Visit
}

export const test = base.extend<Visitors>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from the pattern
  desktop: async ({}, use) => visit(use, await takeWindow('desktop', { viewport: DESKTOP })),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  phone: async ({}, use) => visit(use, await takeWindow('phone', PHONE)),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  plain: async ({}, use) => visit(use, await openPlainPage(), false),
})
