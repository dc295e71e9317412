import { expect, test } from 'vitest'
import { readDocumentList, readNamedParts, writeDocuments, writeNamedParts } from './documents.rules.ts'

test('a list of documents is read in any order behind the kind, and written back the same', () => {
  const read = readDocumentList(
    'PCN: New site; 2026-03-01; en; https://a.example/1.pdf | app note: https://a.example/2.pdf; Layout; de-DE\nhttps://a.example/3.pdf',
  )
  expect(read).toEqual([
    { kind: 'pcn', title: 'New site', url: 'https://a.example/1.pdf', date: '2026-03-01', language: 'en' },
    { kind: 'applicationNote', title: 'Layout', url: 'https://a.example/2.pdf', language: 'de-DE' },
    { kind: 'other', title: 'Other document', url: 'https://a.example/3.pdf' },
  ])
  if (!Array.isArray(read)) throw new Error('not read')
  expect(readDocumentList(writeDocuments(read))).toEqual(read)
  expect(readDocumentList(writeDocuments(read, '\n'))).toEqual(read)
})

test('an empty cell changes nothing, a dash removes all', () => {
  expect(readDocumentList('')).toBeUndefined()
  expect(readDocumentList('-')).toEqual([])
  expect(readNamedParts('')).toBeUndefined()
  expect(readNamedParts('none')).toEqual([])
})

test.each([
  ['Poem: https://a.example/1.pdf', 'kind of document "Poem"'],
  ['just words', 'does not begin with a kind'],
  ['PCN: title only', 'has no web address'],
  ['PCN: https://a.example/1.pdf; https://a.example/2.pdf', 'two addresses'],
  ['PCN: data://x', 'not a web address'],
  ['PCN: http://localhost/1.pdf', 'inside the network'],
  ['PCN: 2026-13-01; https://a.example/1.pdf', 'not a day'],
])('%s is refused', (text, words) => {
  expect(readDocumentList(text)).toContain(words)
})

test('named parts keep their manufacturers', () => {
  const parts = readNamedParts('XHP-4; JST: SXH-001T-P0.6')
  expect(parts).toEqual([{ model: 'XHP-4' }, { model: 'SXH-001T-P0.6', brand: 'JST' }])
  expect(writeNamedParts(parts ?? [])).toBe('XHP-4; JST: SXH-001T-P0.6')
})
