import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RohsBadge } from './rohs-badge.tsx'

test.each([
  [true, 'RoHS'],
  [false, 'Not RoHS'],
  [null, 'RoHS unknown'],
])('the badge for %s says "%s"', (rohs, text) => {
  expect(renderToStaticMarkup(<RohsBadge rohs={rohs} />)).toContain(`>${text}<`)
})
