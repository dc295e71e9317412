import { expect, test } from 'vitest'
import { findCaptionsProblem, findFilmProblem } from './film.rules.ts'

test.each([
  '',
  'WEBVTT\n\n00:01.000 --> 00:04.000\nHello',
  'WEBVTT - shop\n\n1\n01:00:01.000 --> 01:00:04.500 line:0\nHi',
])('captions such as %j are accepted', (captions) => {
  expect(findCaptionsProblem(captions)).toBeUndefined()
})

test.each([
  ['Hello', 'WEBVTT'],
  ['WEBVTTX\n00:01.000 --> 00:04.000\nHi', 'WEBVTT'],
  ['WEBVTT\n\nHello', 'at least one time'],
  ['WEBVTT\n\n00:99.000 --> 00:04.000\nHi', 'at least one time'],
])('captions such as %j are refused', (captions, message) => {
  expect(findCaptionsProblem(captions)).toMatch(message)
})

const film = { title: 'Us', video: '/x', captions: '', shown: true }

test('a shown film exists and has a title; without one only the demo has a film', () => {
  expect(findFilmProblem(film, false)).toBeUndefined()
  expect(findFilmProblem({ ...film, title: '' }, false)).toMatch('title')
  expect(findFilmProblem({ ...film, video: '' }, false)).toMatch('upload')
  expect(findFilmProblem({ ...film, video: '', title: '' }, true)).toBeUndefined()
  expect(findFilmProblem({ ...film, video: '', title: '', shown: false }, false)).toBeUndefined()
})
