/** A one-pass XML scanner for workbooks: no custom entities, no recursion. */

export interface XmlHandler {
  /** A self-closing tag is opened and closed. Return false to stop reading. */
  open(name: string, attributes: string): boolean | undefined
  close?(name: string): void
  text?(text: string): void
}

/** Maximum text of a cell; longer texts are cut. */
const MAX_TEXT_LENGTH = 200_000

export function scanXml(xml: string, { open, close, text }: XmlHandler): void {
  let at = 0
  while (at < xml.length) {
    const start = xml.indexOf('<', at)
    if (start < 0) return
    if (text && start > at) text(decodeEntities(xml.slice(at, Math.min(start, at + MAX_TEXT_LENGTH))))
    if (xml.startsWith('<![CDATA[', start)) {
      const end = endOf(xml, ']]>', start)
      text?.(xml.slice(start + 9, Math.min(end, start + MAX_TEXT_LENGTH)))
      at = end + 3
      continue
    }
    if (xml.startsWith('<!--', start)) {
      at = endOf(xml, '-->', start) + 3
      continue
    }
    const end = endOf(xml, '>', start)
    at = end + 1
    if (xml[start + 1] === '/') {
      close?.(localName(xml, start + 2, end))
      continue
    }
    const name = localName(xml, start + 1, end)
    if (open(name, xml.slice(start + 1, end)) === false) return
    if (xml[end - 1] === '/') close?.(name)
  }
}

/** The value of an attribute, `undefined` when it is not there. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const at = attributes.indexOf(` ${name}=`)
  if (at < 0) return undefined
  const start = at + name.length + 3
  const end = attributes.indexOf(attributes.charAt(start - 1), start)
  return end < 0 ? undefined : decodeEntities(attributes.slice(start, end))
}

function endOf(xml: string, what: string, from: number): number {
  const end = xml.indexOf(what, from)
  return end < 0 ? xml.length : end
}

/** Without the prefix some programs give every name: `x:row` is `row`. */
function localName(xml: string, start: number, end: number): string {
  let stop = start
  let from = start
  for (; stop < end; stop++) {
    const code = xml.charCodeAt(stop)
    if (code === 58) from = stop + 1
    else if (code <= 32 || code === 47) break
  }
  return xml.slice(from, stop)
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,6}));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
