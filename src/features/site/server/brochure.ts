import { writePdf } from '#server/pdf/write-pdf.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import type { SiteInfo } from '../site.contract.ts'

const INK = '#0d1b22'
const SOFT = '#41535e'
const GREEN = '#0a6b4e'
const PAPER = '#ffffff'
const LEFT = 56
const WIDTH = 483
/** Short: the owner may change what it says. */
const A_MINUTE = 60

const CHAPTERS = [
  [
    'Find it',
    'Type a part number with or without dashes, in upper or lower case, whole, as a prefix or with a typo. The exact part is shown first, followed by similar parts; other packagings and manufacturers are one click away.',
  ],
  [
    'Price it',
    'Every part shows its quantity tiers and the exact total for your quantity, to the last digit. We show when the next tier costs less than your quantity.',
  ],
  [
    'Upload a list',
    'Upload a bill of materials from your design tool. Columns are detected, each line is matched with the reason shown, and unmatched lines become an RFQ.',
  ],
  [
    'Buy it',
    'Your PO number is printed on every document. Stock is reserved when the order is placed, so confirmed parts are available.',
  ],
  [
    'Track your order',
    'The time line of the order shows every step from payment to delivery, with tracking, documents and after-sales in one place.',
  ],
] as const

/** Two pages about the shop, made from what the shop says about itself. */
export async function writeBrochure(info: SiteInfo): Promise<FileAnswer> {
  const title = `${info.siteName}: company brochure`
  const options = { size: 'A4', margin: LEFT, info: { Title: title, Author: info.siteName } }
  const body = await writePdf(options, info, (pdf) => {
    drawCover(pdf, info)
    drawChapters(pdf.addPage(), info)
    drawAddress(pdf, info)
  })
  return { file: { body, contentType: 'application/pdf', maxAge: A_MINUTE } }
}

function drawChapters(pdf: PDFKit.PDFDocument, info: SiteInfo): void {
  for (const [title, text] of CHAPTERS) {
    pdf
      .fillColor(info.theme['--shop-accent'] ?? GREEN)
      .font('bold', 15)
      .text(title, { width: WIDTH })
    pdf.fillColor(SOFT).font('sans', 11).text(text, { width: WIDTH, lineGap: 3 }).moveDown(1.4)
  }
}

/** A chip on dark ground, seen from above. */
function drawCover(pdf: PDFKit.PDFDocument, info: SiteInfo): void {
  const { width, height } = pdf.page
  pdf.rect(0, 0, width, height).fill(INK)
  const side = 220
  const left = (width - side) / 2
  const top = 170
  for (let lead = 0; lead < 10; lead += 1) {
    const step = 14 + lead * 20.5
    for (const [x, y, w, h] of [
      [left + step, top - 22, 9, 22],
      [left + step, top + side, 9, 22],
      [left - 22, top + step, 22, 9],
      [left + side, top + step, 22, 9],
    ] as const) {
      pdf.rect(x, y, w, h).fill('#b9c7ce')
    }
  }
  pdf.roundedRect(left, top, side, side, 8).fill('#1d2f38')
  pdf.circle(left + 24, top + 24, 7).fill(INK)
  pdf
    .fillColor('#e8f0f2')
    .font('mono', info.siteName.length > 14 ? 12 : 20)
    .text(info.siteName.toUpperCase(), left, top + 100, { width: side, align: 'center' })
  pdf
    .fillColor(PAPER)
    .font('bold', 34)
    .text(info.tagline || 'Electronic components by part number', LEFT, 500, { width: WIDTH })
  pdf.fillColor('#b9c7ce').font('sans', 13).text('Company brochure', LEFT, 610, { width: WIDTH })
}

function drawAddress(pdf: PDFKit.PDFDocument, info: SiteInfo): void {
  pdf.moveDown(1).fillColor(INK).font('bold', 12).text(info.siteName, { width: WIDTH })
  pdf.font('sans', 11).fillColor(SOFT)
  for (const line of [info.legalName, info.address, info.phone, info.serviceEmail]) if (line) pdf.text(line)
  if (info.demo)
    pdf.moveDown(1).font('sans', 9).text('This is a demo store: prices, stock and certificates are invented.')
}
