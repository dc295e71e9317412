import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { typesTaken } from '#features/resource/resource.rules.ts'
import { AttachmentList } from './attachment-list.tsx'

test('archives are offered to buyers only', () => {
  const page = renderToString(<AttachmentList />)
  expect(page).toContain('PDF, XLSX, CSV<')
  expect(page).toContain(typesTaken('attachment', true).join(','))
  expect(page).not.toMatch(/zip/i)
  expect(typesTaken('attachment', false)).toContain('application/zip')
})
