import { expect, test } from 'vitest'
import { pdfText } from '#tests/support/pdf-text.ts'
import { renderLabelsPdf } from './render-label-pdf.ts'

const LABEL = {
  from: ['Ohmstead', 'ul. Żółta 1, Łódź'],
  to: ['深圳市华强北电子有限公司', 'Nguyễn Thị Đặng', 'Ελένη Νίκης 25', 'Щёлково'],
  carrier: 'Express',
  facts: [['Order', 'OS-1']] as Array<[string, string]>,
  barcode: 'OS-261118-7Q2M4XKD',
}

test('a label has one page, with sender and addressee as they were written', async () => {
  const pdf = await renderLabelsPdf([LABEL, LABEL])
  expect(Buffer.from(pdf).toString('latin1')).toContain('/Count 2')
  const once = ['Express', ...LABEL.from, 'Ship to', ...LABEL.to, 'Order: OS-1', LABEL.barcode]
  expect(pdfText(pdf).split('\n')).toEqual([...once, ...once])
})
