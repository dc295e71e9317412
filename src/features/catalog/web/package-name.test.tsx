import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PackageName } from './package-name.tsx'

test('a package breaks at its spaces only, and is sent without marks between its words', () => {
  expect(renderToString(<PackageName name="6 × 6 × 4.5 mm" />)).toBe('6 <wbr/>× <wbr/>6 <wbr/>× <wbr/>4.5 <wbr/>mm')
  expect(renderToString(<PackageName name="PDFN-8" />)).toBe('PDFN-8')
})
