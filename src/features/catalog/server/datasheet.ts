import { writePdf } from '#server/pdf/write-pdf.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import type { GoodsDetail } from '../catalog.contract.ts'
import { tradeFacts } from '../trade.rules.ts'

const INK = '#0d1b22'
const FAINT = '#5f717b'
const LINE = '#d9e1e5'
const LEFT = 56
const WIDTH = 483

/** A one-page datasheet made from the part's own parameters. */
export async function writeDatasheet(goods: GoodsDetail, author: string, save: boolean): Promise<FileAnswer> {
  const options = { size: 'A4', margin: LEFT, info: { Title: `${goods.goodsModel} datasheet`, Author: author } }
  const body = await writePdf(options, goods, (pdf) => drawDatasheet(pdf, goods))
  return {
    file: {
      body,
      contentType: 'application/pdf',
      maxAge: 3600,
      ...(save ? { saveAs: `${goods.goodsModel.replace(/[^\w.-]+/g, '_')}.pdf` } : {}),
    },
  }
}

function drawDatasheet(pdf: PDFKit.PDFDocument, goods: GoodsDetail): void {
  pdf.fillColor(FAINT).font('sans', 10).text(`${goods.brand.brandName} · ${goods.goodsName}`)
  pdf.moveDown(0.5).fillColor(INK).font('mono', 24).text(goods.goodsModel)
  pdf.font('sans', 11).moveDown(0.3).text(goods.introduce, { width: WIDTH })
  pdf.moveDown(1.2).font('bold', 12).text('Parameters').moveDown(0.4)
  for (const { name, value } of [...goods.parameters, { name: 'Package', value: goods.package }])
    writeRow(pdf, name, value)
  const trade = tradeFacts(goods.trade)
  if (trade.length > 0) pdf.moveDown(1.2).font('bold', 12).fillColor(INK).text('Trade and compliance').moveDown(0.4)
  for (const { name, value } of trade) writeRow(pdf, name, value)
  pdf.moveDown(1.5).fillColor(FAINT).font('sans', 9)
  pdf.text(
    'Generated from the parameters in the catalogue. For a design, use the datasheet of the manufacturer.',
    LEFT,
    pdf.y,
    { width: WIDTH },
  )
}

function writeRow(pdf: PDFKit.PDFDocument, name: string, value: string): void {
  const top = pdf.y
  pdf
    .moveTo(LEFT, top)
    .lineTo(LEFT + WIDTH, top)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
  pdf
    .font('sans', 10)
    .fillColor(FAINT)
    .text(name, LEFT, top + 5, { width: 190 })
  pdf.fillColor(INK).text(value, LEFT + 200, top + 5, { width: WIDTH - 200 })
  pdf.y = Math.max(pdf.y, top + 18) + 3
  pdf.x = LEFT
}
