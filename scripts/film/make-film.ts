// Makes a film of public/promo from its page in this folder, picture by picture: `node scripts/film/make-film.ts film` or
// `… interview`, with ffmpeg on the PATH.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { browserOptions } from '#tests/support/browser.ts'

/** A text that one reads needs fewer pictures a second than something that moves. */
const FILMS = {
  film: { seconds: 12, rate: 24, stillAt: 2.6, still: 'still.webp' },
  interview: { seconds: 54, rate: 12, stillAt: 8, still: 'interview-still.webp' },
}
const name = process.argv[2] === 'interview' ? 'interview' : 'film'
const { seconds, rate, stillAt, still } = FILMS[name]
const target = (file: string) => join(import.meta.dirname, '../../public/promo', file)
const pictures = await mkdtemp(join(tmpdir(), 'ohmstead-film-'))
const pictureAt = (turn: number) => `${String(turn).padStart(4, '0')}.png`

const browser = await chromium.launch(await browserOptions())
const page = await browser.newPage({ viewport: { width: 960, height: 540 } })
await page.goto(pathToFileURL(join(import.meta.dirname, `${name}.html`)).href)
await page.evaluate(() => document.fonts.ready)
for (let turn = 0; turn < seconds * rate; turn++) {
  await page.evaluate(`draw(${turn / rate})`)
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())))
  await writeFile(join(pictures, pictureAt(turn)), await page.screenshot())
}
await browser.close()

const input = ['-framerate', String(rate), '-i', join(pictures, '%04d.png')]
const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '36', '-pix_fmt', 'yuv420p']
const h264 = ['-c:v', 'libx264', '-crf', '26', '-preset', 'slow', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']
for (const flags of [
  [...input, ...vp9, target(`${name}.webm`)],
  [...input, ...h264, target(`${name}.mp4`)],
  ['-i', join(pictures, pictureAt(Math.floor(stillAt * rate))), '-quality', '80', target(still)],
]) {
  if (spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...flags], { stdio: 'inherit' }).status !== 0)
    throw new Error('ffmpeg could not make it')
}
await rm(pictures, { recursive: true })
