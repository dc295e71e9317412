import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from '#shared/contrast.ts'

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')

function tokensIn(block: RegExp): Map<string, string> {
  const body = block.exec(css)?.[1] ?? ''
  return new Map(
    [...body.matchAll(/--color-([\w-]+): (?:var\(--shop-[\w-]+, )?(#[0-9a-f]{6})\)?;/g)].map((m) => [
      m[1] ?? '',
      m[2] ?? '',
    ]),
  )
}

const light = tokensIn(/@theme static \{([\s\S]*?)\n\}/)
const schemes = { 'on paper': light, 'on ink': new Map([...light, ...tokensIn(/@utility on-ink \{([\s\S]*?)\n\}/)]) }

const grounds = ['paper', 'wash', 'accent-wash', 'copper-wash', 'warn-wash', 'bad-wash']
const everywhere = (words: string, on = grounds) => on.map((ground): [string, string] => [words, ground])

/** Every pair in which words are set. */
const textPairs: Array<[string, string]> = [
  ...everywhere('ink', [...grounds, 'line-2', 'line']),
  ...everywhere('ink-2', [...grounds, 'line-2']),
  ...everywhere('ink-3'),
  ...everywhere('link'),
  ...everywhere('copper', ['paper', 'wash', 'copper-wash', 'accent-wash']),
  ...everywhere('warn', ['paper', 'wash', 'warn-wash']),
  ...everywhere('bad', ['paper', 'wash', 'bad-wash', 'accent-wash']),
  ...everywhere('on-accent', ['accent', 'accent-2', 'accent-3']),
  ...everywhere('on-bad', ['bad', 'bad-2']),
  ['on-inverse', 'inverse'],
  ['paper', 'ink'],
]

/** What has to be seen but not read: frames of controls, the ring, ticks and bars. */
const shapePairs: Array<[string, string]> = [
  ...everywhere('edge', ['paper', 'wash', 'accent-wash']),
  ...everywhere('ring', [...grounds, 'line-2']),
  ...everywhere('bad', ['paper', 'bad-wash']),
  ...everywhere('link', ['accent-wash']),
  ...everywhere('copper', ['copper-wash']),
  ...everywhere('warn', ['warn-wash']),
]

describe.each(Object.entries(schemes))('%s', (_, tokens) => {
  const colour = (name: string) => tokens.get(name) ?? expect.fail(`there is no colour called ${name}`)

  test.each(textPairs)('%s can be read on %s', (words, ground) => {
    expect(contrast(colour(words), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })
  test.each(shapePairs)('%s can be seen on %s', (shape, ground) => {
    expect(contrast(colour(shape), colour(ground))).toBeGreaterThanOrEqual(3)
  })
})

test('the accent fills a control that can be seen on white', () => {
  expect(contrast(light.get('accent') ?? '', light.get('paper') ?? '')).toBeGreaterThanOrEqual(3)
})
