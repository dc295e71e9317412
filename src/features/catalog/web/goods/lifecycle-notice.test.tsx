import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LifecycleNotice } from './lifecycle-notice.tsx'

const noticeOf = (lifecycle: string) =>
  renderToStaticMarkup(<LifecycleNotice lifecycle={lifecycle} replaceable={false} />)

test('only a list makes a part one that its manufacturer no longer makes', () => {
  expect(noticeOf('Obsolete')).toContain('The manufacturer no longer makes this part.')
  expect(noticeOf('No longer in range')).toContain('No longer in our range. The manufacturer may still make it.')
  expect(noticeOf('Active') + noticeOf('Unknown')).toBe('')
})
