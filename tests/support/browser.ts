import packed from '@sparticuz/chromium'
import type { LaunchOptions } from 'playwright-core'
import { prepareBrowser } from '#scripts/setup/browser.mjs'

/** Flags: no network, no display. */
const LEAN = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  // Pages are open too briefly for the optimising compiler to pay off: without it loading takes 6 % less, axe a quarter less.
  // Maglev, the compiler before it, is kept for what runs thousands of times, such as the work of a captcha: journeys take about 4 % less.
  '--js-flags=--no-opt --invocation-count-for-maglev=5000',
  // Nothing leaves the machine: no name has an address.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/**
 * Packed for short-lived functions: in one process the whole browser would end with its first window, and a graphics
 * card that is only computed costs half of the time.
 */
const UNFIT =
  /^--(single-process|no-zygote|ignore-gpu-blocklist|in-process-gpu|use-gl|use-angle|enable-unsafe-swiftshader)/

/** How to start the browser that `npm test` has found. */
export async function browserOptions(): Promise<LaunchOptions> {
  const found = await prepareBrowser()
  if ('problem' in found) throw new Error(found.problem)
  if (found.isPacked) {
    const args = packed.args.filter((arg) => !UNFIT.test(arg))
    const env = { ...process.env, ...found.env }
    return { executablePath: found.path, args: [...args, ...LEAN], env, headless: true }
  }
  // Chromium's sandbox does not work for root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { executablePath: found.path, args: [...LEAN, ...asRoot], headless: true }
}
