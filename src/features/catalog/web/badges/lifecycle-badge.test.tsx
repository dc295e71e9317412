import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LifecycleBadge } from './lifecycle-badge.tsx'

test.each([
  ['Active', 'Active'],
  ['Unknown', 'Lifecycle unknown'],
  ['No longer in range', 'No longer in range'],
])('the badge for %s says "%s"', (lifecycle, text) => {
  expect(renderToStaticMarkup(<LifecycleBadge lifecycle={lifecycle} />)).toContain(`>${text}<`)
})
