import type { Locator } from 'playwright-core'

/** Clicks twice before the first click is answered, and counts the requests. */
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
