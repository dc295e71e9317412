/**
 * Draws a PDF. Fonts have the names of `FontStyle`. What draws more than a page yields between its rows (`yieldWhenDue`).
 * @param content holds every text that is drawn: fonts are read before, because pdfkit draws without waiting.
 */
export async function writePdf(
  options: PDFKit.PDFDocumentOptions,
  content: unknown,
  draw: (pdf: PDFKit.PDFDocument) => void | Promise<void>,
): Promise<Uint8Array> {
  // Large, and needed now and then only.
  const [{ default: PDFDocument }, { loadFonts }] = await Promise.all([import('pdfkit'), import('./fonts.ts')])
  const fonts = await loadFonts(JSON.stringify(content))
  // Without a font of its own: it would begin with Helvetica.
  const pdf = new PDFDocument({ ...options, font: '' })
  // Its types do not know yet that it takes fonts that have been read.
  for (const [style, font] of Object.entries(fonts)) pdf.registerFont(style, font as unknown as string)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  await draw(pdf.font('sans'))
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
