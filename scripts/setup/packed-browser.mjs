// Unpacks the Chromium that comes with the dependencies (Linux x64), once for each clone.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { exclusively } from './exclusive.mjs'
import { root } from './runtime.mjs'

const PACKAGE = join(root, 'node_modules/@sparticuz/chromium')
const UNPACKED = join(root, '.cache/browser')
const THIS_FILE = fileURLToPath(import.meta.url)
const ADDED = ['al2023.tar.br', 'fonts.tar.br']
const execute = promisify(execFile)

/**
 * The package unpacks into the folder for temporary files, where a second process finds, and starts, half a program. Here
 * the folder gets its name once everything is in it.
 * @returns {Promise<{ path: string, env?: Record<string, string> } | undefined>} undefined when it does not run here
 */
export async function unpackBrowser(parent = UNPACKED) {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
  const folder = join(parent, version)
  if (!existsSync(folder)) await exclusively(`${folder}.lock`, () => unpackInto(folder))
  return existsSync(folder) ? launchable(folder) : undefined
}

/** @param {string} folder */
async function unpackInto(folder) {
  if (existsSync(folder)) return
  const partial = `${folder}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true })
  await inflate('chromium.br', partial)
  // Small installations lack some of its libraries, and fonts. The package has them, too.
  if (!(await opensPage(partial))) {
    for (const archive of ADDED) await inflate(archive, partial)
    if (!(await opensPage(partial))) return
  }
  renameSync(partial, folder)
}

/**
 * In a process of its own: the package asks where temporary files go.
 * @param {string} archive
 * @param {string} folder
 */
const inflate = (archive, folder) =>
  execute(process.execPath, [THIS_FILE, join(PACKAGE, 'bin', archive)], { env: { ...process.env, TMPDIR: folder } })

/** @param {string} folder */
function launchable(folder) {
  const path = join(folder, 'chromium')
  const libraries = join(folder, 'al2023/lib')
  if (!existsSync(libraries)) return { path }
  const fonts = join(folder, 'fonts')
  // The one in the package names another folder.
  const config = join(fonts, 'here.conf')
  writeFileSync(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>
`,
  )
  return { path, env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: config } }
}

/**
 * Without fonts it starts and ends with its first page.
 * @param {string} folder
 */
async function opensPage(folder) {
  const { path, env } = launchable(folder)
  try {
    const { chromium } = await import('playwright-core')
    const args = ['--no-sandbox', '--disable-gpu']
    const browser = await chromium.launch({ executablePath: path, args, env: { ...process.env, ...env } })
    try {
      const page = await browser.newPage()
      return (await page.evaluate('document.body.childElementCount')) === 0
    } finally {
      await browser.close()
    }
  } catch {
    return false
  }
}

const [, program = '', archive] = process.argv
if (archive && import.meta.url === pathToFileURL(program).href) {
  const { inflate } = await import('@sparticuz/chromium')
  await inflate(archive)
}
