import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FactorNotice } from './factor-notice.tsx'

const show = (dueAt: string | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FactorNotice dueAt={dueAt} />
    </MemoryRouter>,
  )

test('names the day until which a second factor is to be set up, and leads to the page for it', () => {
  const notice = show('2026-11-26T12:00:00.000Z')
  expect(notice).toMatch(/set up a second factor by <time[^>]*>26 Nov 2026/)
  expect(notice).toContain('href="/staff/security"')
})

test('is not there when none is missing', () => {
  expect(show(null)).toBe('')
})
