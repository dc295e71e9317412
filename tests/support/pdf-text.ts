import { inflateSync } from 'node:zlib'

/** The words of a PDF that pdfkit has written: runs of hex in compressed streams, one line for each. */
export function pdfText(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const lines: string[] = []
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    const stream = unpacked(bytes.subarray(at + 'stream\n'.length, bytes.indexOf('endstream', at)))
    for (const [, run = ''] of stream.matchAll(/\[(.*?)\] TJ/g))
      lines.push(
        [...run.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
      )
  }
  return lines.join('\n')
}

function unpacked(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return '' // a font or a picture
  }
}
