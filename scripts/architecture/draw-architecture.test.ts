import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawArchitecture, layersOf } from './draw-architecture.mjs'
import { dependsOn } from './features.mjs'

const at = (path: string) => new URL(`../../${path}`, import.meta.url)

test('the picture shows the declared features; npm run architecture draws it again', () => {
  expect(readFileSync(at('docs/architecture.svg'), 'utf8')).toBe(drawArchitecture(dependsOn))
})

test('every folder of src/features is declared', () => {
  expect(readdirSync(at('src/features')).toSorted()).toEqual(Object.keys(dependsOn).toSorted())
})

test('a feature is drawn above everything it uses', () => {
  expect(layersOf({ cart: ['catalog', 'account'], catalog: [], account: ['captcha'], captcha: [] })).toEqual([
    ['captcha', 'catalog'],
    ['account'],
    ['cart'],
  ])
})

test('every file that the architecture page names exists', () => {
  const page = readFileSync(at('docs/architecture.md'), 'utf8')
  const named = [...page.matchAll(/`((?:src|db|demo|scripts|tests)\/[^`\s]+\.[a-z]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(at(path)))).toEqual([])
})
