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
    'Upload a bill of materials from your design tool. Columns are detected, each line is matched with the reason shown, and unmatched lines become a request for quotation.',
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
  // Loaded lazily: large and rarely needed.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    info: { Title: `${info.siteName}: company brochure`, Author: info.siteName },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  drawCover(pdf, info)
  pdf.addPage()
  for (const [title, text] of CHAPTERS) {
    pdf
      .fillColor(info.theme['--shop-accent'] ?? GREEN)
      .font('Helvetica-Bold')
      .fontSize(15)
      .text(title, { width: WIDTH })
    pdf.fillColor(SOFT).font('Helvetica').fontSize(11).text(text, { width: WIDTH, lineGap: 3 }).moveDown(1.4)
  }
  drawAddress(pdf, info)
  pdf.end()
  await ended
  return { file: { body: Buffer.concat(chunks), contentType: 'application/pdf', maxAge: A_MINUTE } }
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
    .font('Courier-Bold')
    .fontSize(info.siteName.length > 14 ? 12 : 20)
    .text(info.siteName.toUpperCase(), left, top + 100, { width: side, align: 'center' })
  pdf
    .fillColor(PAPER)
    .font('Helvetica-Bold')
    .fontSize(34)
    .text(info.tagline || 'Electronic components by part number', LEFT, 500, { width: WIDTH })
  pdf.fillColor('#b9c7ce').font('Helvetica').fontSize(13).text('Company brochure', LEFT, 610, { width: WIDTH })
}

function drawAddress(pdf: PDFKit.PDFDocument, info: SiteInfo): void {
  pdf.moveDown(1).fillColor(INK).font('Helvetica-Bold').fontSize(12).text(info.siteName, { width: WIDTH })
  pdf.font('Helvetica').fontSize(11).fillColor(SOFT)
  for (const line of [info.legalName, info.address, info.phone, info.serviceEmail]) if (line) pdf.text(line)
  if (info.demo) pdf.moveDown(1).fontSize(9).text('This is a demo store: prices, stock and certificates are invented.')
}
