import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { findBrowser } from './browser.mjs'

const machine = (platform: string, arch: string, files: string[], env: Record<string, string> = {}) => ({
  platform,
  arch,
  env,
  exists: (path: string) => files.includes(path),
})

const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const WINDOWS_CHROME = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'

test.each([
  ['CHROME_PATH comes first', machine('linux', 'x64', ['/my/chrome'], { CHROME_PATH: '/my/chrome' }), '/my/chrome'],
  ['then the packed one, where it runs', machine('linux', 'x64', ['/usr/bin/chromium']), 'packed'],
  ['then an installed one', machine('linux', 'arm64', ['/usr/bin/chromium']), '/usr/bin/chromium'],
  [
    'the one without a window before the full one',
    machine('linux', 'arm64', ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']),
    '/usr/bin/chromium-headless-shell',
  ],
  [
    'also on the PATH',
    machine('linux', 'arm64', [join('/opt/own', 'chromium')], { PATH: ['/nowhere', '/opt/own'].join(delimiter) }),
    join('/opt/own', 'chromium'),
  ],
  ['on a Mac', machine('darwin', 'arm64', [MAC_CHROME]), MAC_CHROME],
  ['on Windows', machine('win32', 'x64', [WINDOWS_CHROME], { PROGRAMFILES: 'C:\\Program Files' }), WINDOWS_CHROME],
])('%s', (_, on, path) => {
  expect(findBrowser(on)).toEqual({ path })
})

test('an installed one, once the packed one turned out not to run', () => {
  const found = findBrowser(machine('linux', 'x64', ['/usr/bin/chromium']), { packedRuns: false })
  expect(found).toEqual({ path: '/usr/bin/chromium' })
})

test('a wrong CHROME_PATH is an error; no other browser is used', () => {
  const found = findBrowser(machine('linux', 'x64', ['/usr/bin/chromium'], { CHROME_PATH: '/typo' }))
  expect(found).toEqual({ problem: 'CHROME_PATH is /typo, and there is no such file.' })
})

test('where there is none, none is found', () => {
  expect(findBrowser(machine('linux', 'arm64', []))).toBeUndefined()
})
