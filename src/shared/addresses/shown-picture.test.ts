import { afterAll, expect, test } from 'vitest'
import { PICTURE_PATH, setOutsidePictures, shownPicture } from './shown-picture.ts'

setOutsidePictures((address) => `/pictures/outside/x?address=${encodeURIComponent(address)}`)
afterAll(() => setOutsidePictures(() => ''))

test.each([
  '',
  '/pictures/soic-8/LM358.svg',
  '/content/reel.svg',
  '/pictures/outside/x?address=https%3A%2F%2Fa.example%2F',
  'data:image/png;base64,AAAA',
])('%j is shown as it is', (address) => expect(shownPicture(address)).toBe(address))

test.each(['https://maker.example/a.png', 'HTTP://maker.example/a.png', ' https://maker.example/a.png'])(
  '%j is served by the store',
  (address) => expect(shownPicture(address)).toBe(`/pictures/outside/x?address=${encodeURIComponent(address.trim())}`),
)

test.each([
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example\\x',
  '\t//evil.example/x',
  ' \u0001//evil.example/x',
  '/\t/evil.example/x',
  '\n/\r\\evil.example/x',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'file:///etc/passwd',
  'data:text/html;base64,AAAA',
  'data:image/svg+xml;base64,AAAA',
])('%j is not shown', (address) => expect(shownPicture(address)).toBe(''))

test('a path of the store is no address of another host', () => {
  const paths = [
    '',
    '/content/reel.svg',
    '//evil.example/x',
    '///evil.example/x',
    '/\\evil.example',
    'https://e.example/x',
  ]
  expect(paths.filter((path) => PICTURE_PATH.test(path))).toEqual(['', '/content/reel.svg'])
})
