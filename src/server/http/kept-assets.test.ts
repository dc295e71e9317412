import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { keepAssets } from './kept-assets.ts'
import { serveStatic } from './static-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'ohmstead-assets-'))
afterAll(() => rm(folder, { recursive: true }))
const kept = join(folder, 'kept')
const DAY = 24 * 3600 * 1000

async function build(version: string, ...names: string[]): Promise<string> {
  const assets = join(folder, version, 'assets')
  await mkdir(assets, { recursive: true })
  for (const name of names) await writeFile(join(assets, name), `${version} ${name}`)
  return join(folder, version)
}

test('files of the previous version are kept for two days after they were replaced', async () => {
  const first = await build('v1', 'home-1.js', 'react-1.js')
  const second = await build('v2', 'home-2.js', 'react-1.js')
  const start = Date.now()
  const startAt = (version: string, day: number) =>
    keepAssets(join(version, 'assets'), kept, new Date(start + day * DAY)).then(() => readdir(kept))
  expect((await startAt(first, 0)).sort()).toEqual(['home-1.js', 'react-1.js'])
  // Replaced after ten weeks; two versions beside each other for a while; a restart a day later.
  expect(await startAt(second, 70)).toContain('home-1.js')
  expect(await startAt(first, 70)).toContain('home-2.js')
  expect(await startAt(second, 70.1)).toContain('home-1.js')
  expect(await startAt(second, 71)).toContain('home-1.js')
  expect((await startAt(second, 73)).sort()).toEqual(['home-2.js', 'react-1.js'])
})

test('the files of this version, of the one before, and nothing else are served', async () => {
  const now = await build('v4', 'home-4.js', 'home-4.js.br')
  await writeFile(join(now, 'logo.svg'), 'logo')
  const before = await build('v3', 'home-3.js')
  await keepAssets(join(before, 'assets'), kept)
  const app = Fastify()
  await serveStatic(app, now, kept)
  const answers = await Promise.all(
    ['home-4.js', 'home-3.js', 'home-9.js', '..%2fv4%2fassets%2fhome-4.js'].map((name) =>
      app.inject(`/assets/${name}`),
    ),
  )
  const packed = await app.inject({ url: '/assets/home-4.js', headers: { 'accept-encoding': 'br' } })
  const head = await app.inject({ method: 'HEAD', url: '/assets/home-4.js' })
  const logo = await app.inject('/logo.svg')
  await app.close()
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404])
  expect(answers[1]?.body).toBe('v3 home-3.js')
  for (const answer of [answers[0], answers[1]]) expect(answer?.headers['cache-control']).toContain('immutable')
  expect([packed.headers['content-encoding'], packed.body]).toEqual(['br', 'v4 home-4.js.br'])
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect([logo.body, logo.headers['cache-control']]).toEqual(['logo', 'public, max-age=3600'])
})
