// Makes public/promo from film.html, picture by picture: `node scripts/film/make-film.ts`, with ffmpeg on the PATH.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { browserOptions } from '#tests/support/browser.ts'

const SECONDS = 12
const RATE = 24
const STILL_AT = 2.6
const target = join(import.meta.dirname, '../../public/promo')
const pictures = await mkdtemp(join(tmpdir(), 'ohmstead-film-'))

const browser = await chromium.launch(await browserOptions())
const page = await browser.newPage({ viewport: { width: 960, height: 540 } })
await page.goto(pathToFileURL(join(import.meta.dirname, 'film.html')).href)
await page.evaluate(() => document.fonts.ready)
for (let turn = 0; turn < SECONDS * RATE; turn++) {
  await page.evaluate(`draw(${turn / RATE})`)
  await writeFile(join(pictures, `${String(turn).padStart(4, '0')}.png`), await page.screenshot())
}
await browser.close()

const input = ['-y', '-loglevel', 'error', '-framerate', String(RATE), '-i', join(pictures, '%04d.png')]
const stillPicture = `${String(Math.floor(STILL_AT * RATE)).padStart(4, '0')}.png`
const still = ['-y', '-loglevel', 'error', '-i', join(pictures, stillPicture)]
for (const flags of [
  [...input, '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '36', '-pix_fmt', 'yuv420p', join(target, 'film.webm')],
  [
    ...input,
    '-c:v',
    'libx264',
    '-crf',
    '26',
    '-preset',
    'slow',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    join(target, 'film.mp4'),
  ],
  [...still, '-quality', '80', join(target, 'still.webp')],
]) {
  if (spawnSync('ffmpeg', flags, { stdio: 'inherit' }).status !== 0) throw new Error('ffmpeg could not make it')
}
await rm(pictures, { recursive: true })
