import { existsSync } from 'node:fs'
import packed from '@sparticuz/chromium'
import type { LaunchOptions } from 'playwright-core'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Pages of the store need nothing from outside; the browser shall not look for it either. */
const QUIET = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

/**
 * Packed for short-lived functions: in one process the whole browser would end with its first window, and a graphics
 * card that is only computed costs half of the time.
 */
const UNFIT =
  /^--(single-process|no-zygote|ignore-gpu-blocklist|in-process-gpu|use-gl|use-angle|enable-unsafe-swiftshader)/

/** The Chromium that comes with the dependencies where it runs (Linux), else an installed one. */
export async function browserOptions(): Promise<LaunchOptions> {
  if (process.platform === 'linux' && process.arch === 'x64') {
    const args = packed.args.filter((arg) => !UNFIT.test(arg))
    return { executablePath: await packed.executablePath(), args: [...args, '--disable-gpu', ...QUIET], headless: true }
  }
  const executablePath = process.env.CHROME_PATH ?? INSTALLED.find((path) => existsSync(path))
  if (!executablePath) throw new Error('The browser tests need Chrome or Chromium. Install one, or set CHROME_PATH.')
  return { executablePath, args: QUIET, headless: true }
}
