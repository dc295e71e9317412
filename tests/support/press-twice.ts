import type { Locator } from 'playwright-core'

/** Presses twice before the store can answer the first press; how often it was asked is told as it happens. */
export async function pressTwice(button: Locator, path: string): Promise<{ count: number }> {
  const calls = { count: 0 }
  const pressed = Promise.withResolvers<void>()
  await button.page().route(
    (url) => url.pathname === path,
    async (route) => {
      calls.count++
      await pressed.promise
      await route.continue()
    },
  )
  await button.dblclick().finally(pressed.resolve)
  return calls
}
