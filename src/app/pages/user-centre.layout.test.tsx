import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AppError } from '#shared/app-error.ts'
import { ErrorBoundary } from './user-centre.layout.tsx'

test('[ERR-17] a page of the personal centre that failed to load shows status and message', () => {
  const router = createMemoryRouter([{ id: 'centre', path: '/userCenter/myOrder', element: <main />, ErrorBoundary }], {
    initialEntries: ['/userCenter/myOrder?status=1'],
    hydrationData: { errors: { centre: new AppError('unavailable', 'Closed for a moment.') } },
  })
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html).toContain('503: This page did not load')
  expect(html).toContain('Closed for a moment.')
  expect(html).toContain('href="/userCenter/myOrder?status=1"')
})
