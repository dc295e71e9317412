import { yieldWhenDue } from '../event-loop.ts'
import { writePdf } from './write-pdf.ts'

const INK = '#0d1b22'
const FAINT = '#5f717b'
const LINE = '#d9e1e5'
const LEFT = 48
const WIDTH = 499
const BOTTOM = 770
const SELLER_WIDTH = 262
const LOGO_WIDTH = 180
const LOGO_HEIGHT = 48

export interface Column {
  head: string
  width: number
  right?: boolean
}

/** The letterhead. */
export interface DocumentHead {
  name: string
  /** Below the name: legal name, address, tax numbers. */
  lines: string[]
  /** At the foot of every page. */
  foot: string
  /** #rrggbb; empty for ink. */
  accent: string
  /** Address of the logo, empty for none. Absent in invoices that were issued before documents had a logo. */
  logo?: string
}

export interface DocumentContent {
  title: string
  number: string
  /** Small facts beside the title. */
  facts: Array<[label: string, value: string]>
  /** Blocks of text beside each other, such as addresses. */
  blocks: Array<{ head: string; lines: string[] }>
  columns: Column[]
  rows: string[][]
  totals: Array<[label: string, value: string]>
  /** A smaller table below, such as customs data. */
  details?: { head: string; columns: Column[]; rows: string[][] } | undefined
  /** Paragraphs below. */
  notes: string[]
}

/** A picture above the name of the seller. */
export interface DocumentLogo {
  /** A PNG or JPEG as a data URI: several documents share one copy of it. */
  source: string
  width: number
  height: number
}

/** A business document on A4, as many pages as its rows need. */
export const renderDocumentPdf = (
  head: DocumentHead,
  content: DocumentContent,
  logo?: DocumentLogo,
): Promise<Uint8Array> => renderDocumentsPdf(head, [content], logo)

/** Several documents in one file, each beginning on a new page. */
export function renderDocumentsPdf(
  head: DocumentHead,
  documents: DocumentContent[],
  logo?: DocumentLogo,
): Promise<Uint8Array> {
  const options = {
    size: 'A4',
    margins: { top: 48, left: LEFT, right: LEFT, bottom: 20 },
    bufferPages: true,
    info: { Title: documents.map(({ title, number }) => `${title} ${number}`).join(', '), Author: head.name },
  }
  return writePdf(options, [head, documents], async (pdf) => {
    for (const [place, content] of documents.entries()) {
      if (place > 0) pdf.addPage()
      const first = pdf.bufferedPageRange().count - 1
      printSeller(pdf, head, logo)
      await printContent(pdf, content)
      await numberPages(pdf, content, head, first)
    }
  })
}

type Pdf = PDFKit.PDFDocument

async function printContent(pdf: Pdf, content: DocumentContent): Promise<void> {
  printHead(pdf, content)
  printBlocks(pdf, content.blocks)
  await printTable(pdf, content)
  printTotals(pdf, content.totals)
  if (content.details) await printDetails(pdf, content.details)
  for (const note of content.notes) {
    room(pdf, 30)
    pdf
      .font('sans', 9)
      .fillColor(FAINT)
      .text(note, LEFT, pdf.y + 8, { width: WIDTH })
  }
}

/** The seller at the left of the first page; data of the document are beside it. */
function printSeller(pdf: Pdf, { name, lines, accent }: DocumentHead, logo: DocumentLogo | undefined): void {
  const height = logo ? printLogo(pdf, logo) : 0
  pdf
    .font('bold', logo ? 10 : 13)
    .fillColor(accent || INK)
    .text(name, LEFT, 48 + height, { width: SELLER_WIDTH })
  pdf.font('sans', 8.5).fillColor(FAINT)
  for (const line of lines) pdf.text(line, LEFT, pdf.y + 1, { width: SELLER_WIDTH })
}

/** As large as its place allows, and never distorted. Returns how much room it took. */
function printLogo(pdf: Pdf, logo: DocumentLogo): number {
  const scale = Math.min(LOGO_WIDTH / logo.width, LOGO_HEIGHT / logo.height)
  const height = logo.height * scale
  pdf.image(logo.source, LEFT, 44, { width: logo.width * scale, height })
  return height + 6
}

function printHead(pdf: Pdf, { title, number, facts }: DocumentContent): void {
  const titleTop = Math.max(pdf.y + 16, 92)
  pdf.font('bold', 20).fillColor(INK).text(title, LEFT, titleTop)
  pdf.font('mono', 11).text(number)
  const bottom = pdf.y
  let top = 48
  for (const [label, value] of facts) {
    pdf.font('sans', 9).fillColor(FAINT).text(label, 330, top, { width: 90 })
    pdf.fillColor(INK).text(value, 420, top, { width: 127 })
    top = pdf.y + 2
  }
  pdf.y = Math.max(pdf.y, bottom, 140) + 12
}

function printBlocks(pdf: Pdf, blocks: DocumentContent['blocks']): void {
  const top = pdf.y
  const width = WIDTH / Math.max(1, blocks.length)
  let bottom = top
  for (const [place, block] of blocks.entries()) {
    const left = LEFT + place * width
    pdf
      .font('sans', 9)
      .fillColor(FAINT)
      .text(block.head, left, top, { width: width - 16 })
    for (const line of block.lines) pdf.fillColor(INK).text(line, left, pdf.y + 1, { width: width - 16 })
    bottom = Math.max(bottom, pdf.y)
  }
  pdf.y = bottom + 18
}

type Table = Pick<DocumentContent, 'columns' | 'rows'>

async function printTable(pdf: Pdf, { columns, rows }: Table, size = 9): Promise<void> {
  const heads = columns.map((column) => column.head)
  printRow(pdf, columns, heads, FAINT, size)
  for (const row of rows) {
    await yieldWhenDue()
    if (room(pdf, rowHeight(pdf, columns, row, size))) printRow(pdf, columns, heads, FAINT, size)
    printRow(pdf, columns, row, INK, size)
  }
  rule(pdf, pdf.y)
}

async function printDetails(pdf: Pdf, { head, ...table }: NonNullable<DocumentContent['details']>): Promise<void> {
  pdf.y += 14
  room(pdf, 60)
  pdf.font('bold', 9).fillColor(INK).text(head, LEFT, pdf.y)
  pdf.y += 3
  await printTable(pdf, table, 8)
}

/** A row stays on one page. */
function rowHeight(pdf: Pdf, columns: Column[], cells: string[], size: number): number {
  pdf.font('sans', size)
  const heights = columns.map(({ width }, place) => pdf.heightOfString(cells[place] ?? '', { width: width - 8 }))
  return Math.max(...heights) + 7
}

function printRow(pdf: Pdf, columns: Column[], cells: string[], colour: string, size: number): void {
  const top = pdf.y
  rule(pdf, top)
  let left = LEFT
  let bottom = top
  pdf.font('sans', size).fillColor(colour)
  for (const [place, column] of columns.entries()) {
    pdf.text(cells[place] ?? '', left, top + 4, {
      width: column.width - 8,
      align: column.right ? 'right' : 'left',
    })
    bottom = Math.max(bottom, pdf.y)
    left += column.width
  }
  pdf.y = bottom + 3
}

function printTotals(pdf: Pdf, totals: DocumentContent['totals']): void {
  room(pdf, 20 * totals.length + 10)
  pdf.y += 8
  for (const [place, [label, value]] of totals.entries()) {
    const top = pdf.y
    const bold = place === totals.length - 1
    pdf.font(bold ? 'bold' : 'sans', bold ? 11 : 9).fillColor(INK)
    pdf.text(label, 300, top, { width: 120, align: 'right' })
    pdf.text(value, 420, top, { width: 119, align: 'right' })
    pdf.y += 3
  }
}

/** Starts a new page when there is too little space; returns whether it did. */
function room(pdf: Pdf, height: number): boolean {
  if (pdf.y + height < BOTTOM) return false
  pdf.addPage()
  pdf.y = 48
  return true
}

const rule = (pdf: Pdf, y: number) =>
  pdf
    .moveTo(LEFT, y)
    .lineTo(LEFT + WIDTH, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()

/** The pages of one document. */
async function numberPages(
  pdf: Pdf,
  { number }: DocumentContent,
  { foot }: DocumentHead,
  first: number,
): Promise<void> {
  const { count } = pdf.bufferedPageRange()
  for (let page = first; page < count; page++) {
    await yieldWhenDue()
    pdf.switchToPage(page)
    pdf.font('sans', 8).fillColor(FAINT)
    if (foot) pdf.text(foot.replaceAll('\n', '   '), LEFT, 786, { width: WIDTH, height: 22, ellipsis: true })
    pdf.text(`${number}   page ${page - first + 1} of ${count - first}`, LEFT, 810, {
      width: WIDTH,
      align: 'right',
      lineBreak: false,
    })
  }
}
