import { describe, expect, test } from 'vitest'
import { chosenSection, findQuestions, pictureMarkdown, plainText, readingMinutes, storyOf } from './content.rules.ts'

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
