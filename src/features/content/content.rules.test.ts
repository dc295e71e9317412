import { describe, expect, test } from 'vitest'
import {
  chosenSection,
  exhibitionName,
  findQuestions,
  isRemovable,
  pageAddressOf,
  pageNameAt,
  pictureMarkdown,
  plainText,
  readingMinutes,
  storyOf,
} from './content.rules.ts'

const question = (questionId: number, text: string, html: string) => ({ questionId, question: text, html })
const sections = [
  { index: 1, title: 'Payment', questions: [question(1, 'How can I pay?', '<p>By <em>bank</em> transfer.</p>')] },
  {
    index: 2,
    title: 'Shipping',
    questions: [
      question(2, 'What does it cost?', '<p>See the checkout.</p>'),
      question(3, 'How long?', '<p>A bank holiday delays it.</p>'),
    ],
  },
]

describe('the section an address asks for', () => {
  test.each([
    ['2', 2],
    ['1', 1],
    ['9', 1],
    ['x', 1],
    [null, 1],
  ])('%s opens section %i', (index, opened) => {
    expect(chosenSection(sections, index)?.index).toBe(opened)
  })

  test('no sections, none opened', () => expect(chosenSection([], '1')).toBeUndefined())
})

describe('searching the questions', () => {
  const found = (keyword: string) =>
    findQuestions(sections, keyword).map(({ index, questions }) => [index, questions.map((one) => one.questionId)])

  test('every word must be there, in the question or in its answer, whatever its case', () => {
    expect(found('BANK')).toEqual([
      [1, [1]],
      [2, [3]],
    ])
    expect(found('bank pay')).toEqual([[1, [1]]])
    expect(found('nothing of this')).toEqual([])
  })

  test('words of the markup are not in the text', () => expect(found('em')).toEqual([]))
})

test('plain text of rendered HTML', () => {
  expect(plainText('<p>Refund &amp; <a href="/x">Return</a></p>\n<p>&lt;b&gt;</p>')).toBe('Refund & Return <b>')
})

test('a text takes at least a minute', () => {
  expect([readingMinutes(3), readingMinutes(220), readingMinutes(800)]).toEqual([1, 1, 4])
})

describe('a text laid out as a story', () => {
  const figure = (name: string) => `<figure><img src="/${name}.svg"></figure>`

  test('starts with the content before the first heading', () => {
    const [opening, ...sections] = storyOf(`<p>Hello</p>\n${figure('a')}\n<h2 id="b">B</h2>\n<p>Text</p>`)
    expect(opening).toEqual({ words: '<p>Hello</p>', drawings: [figure('a')] })
    expect(sections).toEqual([{ words: '<h2 id="b">B</h2>\n<p>Text</p>', drawings: [] }])
  })

  test('keeps all drawings of a section, in their order', () => {
    const [, section] = storyOf(`<h2 id="g">Gallery</h2>${figure('a')}\n${figure('b')}<p>End</p>`)
    expect(section).toEqual({ words: '<h2 id="g">Gallery</h2>\n<p>End</p>', drawings: [figure('a'), figure('b')] })
  })

  test('is an empty opening when there is no text', () => {
    expect(storyOf('')).toEqual([{ words: '', drawings: [] }])
  })
})

test('a picture has its size, and its texts are escaped', () => {
  const picture = { url: '/api/common/resource/1', width: 640, height: 320 }
  expect(pictureMarkdown(picture, { alt: 'A reel', caption: '' })).toBe('![A reel](/api/common/resource/1#640x320)')
  expect(pictureMarkdown(picture, { alt: 'a](//evil) [b', caption: 'say "x" \\' })).toBe(
    '![a\\](//evil) \\[b](/api/common/resource/1#640x320 "say \\"x\\" \\\\")',
  )
})

describe('the address of a text', () => {
  test.each([
    ['privacy', '/privacy'],
    ['exhibition-2024-germany', '/exhibition'],
    ['exhibition-2026-munich', '/exhibition/2026-munich'],
  ])('%s is at %s', (pageName, path) => {
    expect(pageAddressOf(pageName)).toBe(path)
    expect(pageNameAt(path.toUpperCase())).toBe(pageName)
    expect(pageNameAt(`${path}/`)).toBe(pageName)
  })

  test('other names and addresses have none', () => {
    expect(['imprint', 'exhibition-', 'exhibition'].map(pageAddressOf)).toEqual([undefined, undefined, undefined])
    expect(['/imprint', '/exhibition/a/b'].map(pageNameAt)).toEqual([undefined, undefined])
  })

  test.each([
    ['2026 Munich Exhibition', 'exhibition-2026-munich'],
    ['  Électronica, “Halle 4”! ', 'exhibition-electronica-halle-4'],
    ['展会', undefined],
    ['Exhibition', undefined],
    ['x'.repeat(200), `exhibition-${'x'.repeat(49)}`],
  ])('an exhibition called %s is %s', (title, pageName) => {
    expect(exhibitionName(title)).toBe(pageName)
  })

  test('only texts that a shop can do without can be removed', () => {
    expect(['exhibition-2026-munich', 'advantages', 'privacy', 'contact-us'].map(isRemovable)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
