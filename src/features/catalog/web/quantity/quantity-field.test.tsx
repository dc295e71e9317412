import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QuantityField } from './quantity-field.tsx'

test('− and + are named after the part whose quantity they change', () => {
  const html = renderToString(
    <QuantityField label="Quantity of LM358DR" value={5} onChange={() => {}} max={100} step={1} least={1} />,
  )
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Decrease quantity of LM358DR',
    'Quantity of LM358DR',
    'Increase quantity of LM358DR',
  ])
})
