import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** More stops than any page of the store has. */
const MOST_STOPS = 400

/** What somebody who has only a keyboard could not see of where they are; empty when all is well. */
const findFocusFault = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    // Behind the last stop it is the turn of the browser's own controls.
    if (!(at instanceof HTMLElement) || at === document.body) return ''
    const name = at.outerHTML.slice(0, 200)
    // Some inputs are seen only by their label.
    const shown = (at.matches('.sr-only') && at.closest('label')) || at
    const [box] = shown.getClientRects()
    const visible = shown.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!visible || !box || box.width < 2 || box.height < 2) return `cannot be seen: ${name}`
    // The browser rings its own parts: the calendar of a date, the controls of a film.
    if (!at.matches(':focus') || at.matches('video')) return ''
    // A field may wear its ring on the frame around it.
    const rings = [shown, shown.parentElement, shown.parentElement?.parentElement]
    const ringed = rings.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one ?? document.body)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    })
    if (!ringed) return `shows no ring: ${name}`
    const places = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y] as const))
    const uncovered = places.some(([x, y]) => {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
      return hit && (shown.contains(hit) || hit.closest('label')?.contains(at))
    })
    return uncovered ? '' : `covered or off the screen: ${name}`
  })

/** One step, and a look at where it led. What a step closes may take a moment to go. */
export async function step(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await page.keyboard.press(key)
  await expect.poll(() => findFocusFault(page), { timeout: 3_000 }).toBe('')
}

const isFocused = (target: Locator) =>
  target.evaluateAll((found) => found.some((element) => element === document.activeElement))

/** Steps until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.first().waitFor()
  for (let steps = 0; steps < MOST_STOPS; steps++) {
    await step(page, key)
    if (await isFocused(target)) return
  }
  expect.fail(`${MOST_STOPS} steps did not lead to ${target}`)
}

export const waitForFocus = (target: Locator) => expect.poll(() => isFocused(target)).toBe(true)

/** Through the whole page, until the browser's own controls have their turn; how many stops there were. */
export async function walkThrough(page: Page): Promise<number> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await step(page)
    if (await page.evaluate(() => document.activeElement === document.body)) return stops
  }
  return expect.fail(`no way out after ${MOST_STOPS} stops`)
}
