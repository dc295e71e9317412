import { expect, test } from 'vitest'
import { findUrlFault, listHostUrls } from './database-url.ts'

test.each([
  ['postgres://shop:s%40e@db.example:5432/store', ['postgres://shop:s%40e@db.example:5432/store']],
  ['postgres://db.example/store?sslmode=require', ['postgres://db.example/store?sslmode=require']],
  [
    'postgres://shop:secret@a:5432,b:5433,c/store?target_session_attrs=read-write',
    ['postgres://shop:secret@a:5432/store', 'postgres://shop:secret@b:5433/store', 'postgres://shop:secret@c/store'],
  ],
  [
    'postgresql://a,b/store?target_session_attrs=read-write&sslmode=require',
    ['postgresql://a/store?sslmode=require', 'postgresql://b/store?sslmode=require'],
  ],
  [
    'postgresql://a,b/store?sslmode=require&target_session_attrs=read-write',
    ['postgresql://a/store?sslmode=require', 'postgresql://b/store?sslmode=require'],
  ],
])('the hosts of %s', (url, expected) => {
  expect(listHostUrls(url)).toEqual(expected)
  expect(findUrlFault(url)).toBeUndefined()
})

test.each(['nonsense', 'mysql://db/store', 'postgres://a:x,b/store', 'postgres:///store', 'postgres://a,,b/store'])(
  'refuses %s',
  (url) => expect(findUrlFault(url)).toMatch(/^must look like postgres:/),
)

test('refuses read-only hosts for writes', () => {
  expect(findUrlFault('postgres://a,b/store?target_session_attrs=read-only')).toContain('must be read-write')
})
