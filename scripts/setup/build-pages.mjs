import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { exclusively } from './exclusive.mjs'
import { fail, isRelease, root, runtime } from './runtime.mjs'
import { writeShopManifest } from './shop-manifest.mjs'

/**
 * Builds the pages when a source is not what the last build was made from. The marker is written last and removed
 * first: a build that was cut short is done again.
 * @param {import('./progress.mjs').Step} step
 */
export async function buildPages(step) {
  if (isRelease) return
  const marker = join(root, 'build/.built-from')
  const isBuilt = () => existsSync(marker) && readFileSync(marker, 'utf8') === sourceStamp()
  if (isBuilt()) return
  await exclusively(join(root, '.cache/build.lock'), async () => {
    if (isBuilt()) return
    const stamp = sourceStamp()
    rmSync(marker, { force: true })
    const { code, output } = await step('Building the pages', runBuild)
    if (code !== 0) fail(`The pages could not be built:\n${output}`)
    mkdirSync(dirname(marker), { recursive: true })
    writeFileSync(marker, stamp)
  })
}

/** Sizes and times of everything the pages are built from: cheap, and any edit changes it. */
function sourceStamp() {
  const single = [
    'vite.config.ts',
    'react-router.config.ts',
    'package-lock.json',
    'scripts/setup/build-pages.mjs',
    'scripts/setup/shop-manifest.mjs',
  ]
  const sources = [
    ...files(join(root, 'src')),
    ...files(join(root, 'public')),
    ...files(join(root, 'scripts/pages')),
    ...single.map((name) => join(root, name)),
  ]
  const stamps = sources.map((path) => {
    const { size, mtimeMs } = statSync(path)
    return `${path} ${size} ${mtimeMs}`
  })
  return createHash('sha256').update(stamps.join('\n')).digest('hex')
}

/**
 * @param {string} folder
 * @returns {Generator<string>}
 */
function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* files(path)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path
  }
}

/**
 * Client and server bundle, the list of routes for the shop, then every text asset once more compressed.
 * @param {import('./progress.mjs').Report} report
 */
async function runBuild(report) {
  const bundled = await bundle(report)
  if (bundled.code === 0) {
    writeShopManifest(join(root, 'build/client/assets'))
    report('compressing')
    compressAssets(join(root, 'build/client'))
  }
  return bundled
}

/**
 * @param {import('./progress.mjs').Report} report
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function bundle(report) {
  const child = spawn(runtime(), [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
      const part = /building (\w+) environment/.exec(chunk)?.[1]
      if (part) report(`${part} bundle`)
    })
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}

/**
 * As small as can be: the script of the home page is 121 kB instead of 130 with Brotli's level 9, for 4 s of the processor.
 * @param {string} folder
 */
function compressAssets(folder) {
  for (const path of files(folder)) {
    if (!/\.(js|css|svg|json|txt|xml)$/.test(path)) continue
    const text = readFileSync(path)
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    )
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
  }
}
