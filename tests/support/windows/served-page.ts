import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { storeUrl } from '../visitor.ts'
import { openPage } from './new-window.ts'

let parser: Promise<Page> | undefined

/**
 * A page as the store sends it, to search engines and to users without scripts: parsed, but neither laid out nor
 * completed by styles and pictures. Takes 0.02 s of processor time, `plain.open` ten times as much.
 */
export async function readPage(path: string, expectedStatus = 200) {
  const answer = await fetch(new URL(path, storeUrl()))
  expect(answer.status, path).toBe(expectedStatus)
  parser ??= openPage({ javaScriptEnabled: false })
  const parsed = await (await parser).evaluateHandle(
    (html) => new DOMParser().parseFromString(html, 'text/html'),
    await answer.text(),
  )
  onTestFinished(() => parsed.dispose())
  const { pathname, search } = new URL(answer.url)
  return {
    /** The address it was redirected to, if it was. */
    address: pathname + search,
    /** The texts of all elements that match. */
    texts: (selector: string) =>
      parsed.evaluate(
        (page, selector) =>
          [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
        selector,
      ),
    attributes: (selector: string, name: string) =>
      parsed.evaluate(
        (page, [selector, name]) => [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name)),
        [selector, name] as const,
      ),
  }
}

export type ServedPage = Awaited<ReturnType<typeof readPage>>
