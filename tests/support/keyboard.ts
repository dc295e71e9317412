import type { ElementHandle, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** More stops than any page of the store has. */
const MAX_STOPS = 400

interface Place {
  /** Problems with the visible focus; empty when there are none. */
  fault: string
  /** After the last stop the focus is on the browser's own controls. */
  outside: boolean
  inFooter: boolean
  /** On one of the elements that are looked for. */
  arrived: boolean
  /** One of them is no longer on the page. */
  replaced: boolean
}

const lookAtFocus = (page: Page, targets: ElementHandle[]): Promise<Place> =>
  page.evaluate((targets) => {
    const at = document.activeElement
    const inFooter = at?.closest('footer') !== null && at?.closest('main') === null
    const arrived = targets.some((one) => one === at)
    const replaced = targets.some((one) => !one.isConnected)
    const place = (fault: string) => ({ fault, outside: at === document.body, inFooter, arrived, replaced })
    if (!(at instanceof HTMLElement) || at === document.body) return place('')
    const name = at.outerHTML.slice(0, 200)
    // Some inputs are seen only by their label.
    const shown = (at.matches('.sr-only') && at.closest('label')) || at
    const [box] = shown.getClientRects()
    // The document itself is transparent, see `skipPainting`: opacity counts from the body on.
    const isTransparent = (one: Element | null): boolean =>
      one !== null &&
      one !== document.documentElement &&
      (getComputedStyle(one).opacity === '0' || isTransparent(one.parentElement))
    const visible = shown.checkVisibility({ visibilityProperty: true }) && !isTransparent(shown)
    if (!visible || !box || box.width < 2 || box.height < 2) return place(`cannot be seen: ${name}`)
    // The browser draws the focus ring of its own parts: the calendar of a date, the controls of a film.
    if (!at.matches(':focus') || at.matches('video')) return place('')
    // A field may show its ring on the frame around it.
    const rings = [shown, shown.parentElement, shown.parentElement?.parentElement]
    const ringed = rings.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one ?? document.body)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    })
    if (!ringed) return place(`shows no ring: ${name}`)
    const places = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y] as const))
    const uncovered = places.some(([x, y]) => {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
      return hit && (shown.contains(hit) || hit.closest('label')?.contains(at))
    })
    return place(uncovered ? '' : `covered or off the screen: ${name}`)
  }, targets)

/** One step, and where it led. Something that a step closes may take a moment to disappear. */
export async function step(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  targets: ElementHandle[] = [],
): Promise<Place> {
  await page.keyboard.press(key)
  let place = await lookAtFocus(page, targets)
  const lookAgain = async () => {
    place = await lookAtFocus(page, targets)
    return place.fault
  }
  if (place.fault) await expect.poll(lookAgain).toBe('')
  return place
}

const isFocused = (target: Locator) =>
  target.evaluateAll((found) => found.some((element) => element === document.activeElement))

/**
 * Steps until the target has the focus. Looking for it by its role is most of the work on a large page, so its elements
 * are kept until one of them is replaced.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.first().waitFor()
  let elements = await target.elementHandles()
  for (let steps = 0; steps < MAX_STOPS; steps++) {
    const { arrived, replaced } = await step(page, key, elements)
    if (arrived) return
    if (replaced) elements = await target.elementHandles()
  }
  expect.fail(`${MAX_STOPS} steps did not lead to ${target}`)
}

export const waitForFocus = (target: Locator) => expect.poll(() => isFocused(target)).toBe(true)

async function walkUntil(page: Page, isEnd: (place: Place) => boolean): Promise<number> {
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    const place = await step(page)
    if (isEnd(place)) return stops
    expect(place.outside, `stop ${stops} is in the page`).toBe(false)
  }
  return expect.fail(`no way out after ${MAX_STOPS} stops`)
}

/** Steps through the whole page until the browser's own controls have the focus; returns the number of stops. */
export const walkThrough = (page: Page) => walkUntil(page, (place) => place.outside)

/** Steps through the content between header and footer, which are the same on every page. */
export async function walkContent(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  return walkUntil(page, (place) => place.inFooter)
}
