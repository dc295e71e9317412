import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EnquiryLineFields } from './enquiry-line-fields.tsx'

const line = {
  key: '1',
  goodsModel: 'LM358DR',
  brandName: '',
  count: '5',
  targetPrice: '',
  deliveryDate: '',
  remark: '',
  ownNumber: 'A-4711',
}

test('the own part number stands below the row, the delete button in it', () => {
  const html = renderToString(<EnquiryLineFields line={line} place={1} first problems={{}} />)
  expect(html).toContain('A-4711')
  expect(html.indexOf('Delete line 1')).toBeLessThan(html.indexOf('A-4711'))
})
