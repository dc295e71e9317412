import { inflateSync } from 'node:zlib'

/** The words of a PDF that pdfkit has written, one line for each text; runs of several fonts in a text are joined. */
export function pdfText(pdf: Uint8Array): string {
  const objects = readObjects(Buffer.from(pdf))
  const fonts = readFonts(objects)
  return [...objects.values()].flatMap((object) => pageLines(streamOf(object), fonts)).join('\n')
}

interface PdfObject {
  dictionary: string
  stream: Buffer
}

function readObjects(bytes: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const found of bytes.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)(?:stream\n|endobj)/gm)) {
    const [head, number = '', dictionary = ''] = found
    const start = found.index + head.length
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0)
    objects.set(number, { dictionary, stream: bytes.subarray(start, start + length) })
  }
  return objects
}

function streamOf(object: PdfObject | undefined): string {
  if (!object?.dictionary.includes('/FlateDecode') || object.dictionary.includes('/Image')) return ''
  return inflateSync(object.stream).toString('latin1')
}

/** What the codes of a font stand for, and how wide they are. */
interface PdfFont {
  letters: string[]
  widths: number[]
}

/** By the name that pages use; pdfkit numbers the fonts of a document. */
function readFonts(objects: Map<string, PdfObject>): Map<string, PdfFont> {
  const fonts = new Map<string, PdfFont>()
  for (const { dictionary } of objects.values())
    for (const [, name = '', number = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(number)?.dictionary ?? ''
      const referred = (key: string) => objects.get(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(font)?.[1] ?? '')
      const [, widths = ''] = /\/W \[0 \[([^\]]*)\]/.exec(referred('DescendantFonts')?.dictionary ?? '') ?? []
      fonts.set(name, { letters: readLetters(streamOf(referred('ToUnicode'))), widths: widths.split(' ').map(Number) })
    }
  return fonts
}

function readLetters(map: string): string[] {
  const letters: string[] = []
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [place, [, hex = '']] of Array.from(list.matchAll(/<([^>]*)>/g)).entries())
      letters[Number.parseInt(first, 16) + place] = Buffer.from(hex.replaceAll(' ', ''), 'hex')
        .swap16()
        .toString('utf16le')
  return letters
}

/** A run that begins where the last one ended belongs to the same line. */
function pageLines(content: string, fonts: Map<string, PdfFont>): string[] {
  const lines: string[] = []
  let [x, y, size, endX, endY] = [0, 0, 0, Number.NaN, Number.NaN]
  let font: PdfFont | undefined
  const step = /1 0 0 1 (\S+) (\S+) Tm|\/(F\d+) (\S+) Tf|\[(.*?)\] TJ/g
  for (const [, left, bottom, name, height, run] of content.matchAll(step)) {
    if (left) [x, y] = [Number(left), Number(bottom)]
    if (name) [font, size] = [fonts.get(name), Number(height)]
    if (run === undefined || !font) continue
    const { text, width } = readRun(run, font)
    const isContinued = y === endY && Math.abs(x - endX) < 0.05
    if (isContinued) lines.push(`${lines.pop() ?? ''}${text}`)
    else lines.push(text)
    ;[endX, endY] = [x + (width * size) / 1000, y]
  }
  return lines
}

function readRun(run: string, { letters, widths }: PdfFont): { text: string; width: number } {
  let [text, width] = ['', 0]
  for (const [, hex, gap] of run.matchAll(/<([0-9a-f]*)>|(-?[\d.]+)/g)) {
    width -= Number(gap ?? 0)
    for (const code of hex?.match(/.{4}/g) ?? []) {
      text += letters[Number.parseInt(code, 16)] ?? '\ufffd'
      width += widths[Number.parseInt(code, 16)] ?? 0
    }
  }
  return { text, width }
}
