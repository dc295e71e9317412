import { escapeMarkup } from '#shared/escape.ts'
import type { Mail } from './mail.ts'

/** Content of a mail as data; the layout of all mails is here. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; href: string }
  /** A few facts, one a row. */
  | { kind: 'facts'; facts: Array<[label: string, value: string]> }
  /** Two columns, so that it fits a phone: what it is, with details in small print, and a number. */
  | {
      kind: 'table'
      head: [text: string, number: string]
      rows: Array<[text: string, number: string, detail?: string]>
    }
  /** Small print. */
  | { kind: 'note'; text: string }

export interface MailContent {
  to: string
  subject: string
  /** The heading inside the mail. */
  title: string
  blocks: MailBlock[]
  headers?: Record<string, string>
  attachments?: Mail['attachments']
}

const INK = '#0d1b22'
const GREY = '#5a6c76'
const LINE = '#d9e1e5'
const ACCENT = '#0a6b4e'

/** Whose mail it is. */
export interface MailBrand {
  name: string
  /** #rrggbb, dark enough for white words on it; empty for the usual one. */
  accent: string
  /** Below the name at the foot; empty ones are left out. */
  lines: string[]
}

export function composeMail(brand: MailBrand, content: MailContent): Mail {
  const { to, subject, title, blocks, headers, attachments } = content
  const foot = [brand.name, ...brand.lines].filter((line) => line !== '')
  const text = [title, ...blocks.map(asText), foot.join('\n')].join('\n\n')
  const accent = brand.accent || ACCENT
  const html = page(brand.name, foot, title, blocks.map((block) => asHtml(block, accent)).join(''))
  return { to, subject: onOneLine(subject), text, html, headers, attachments }
}

/** A line end in a subject would begin another header. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function asText(block: MailBlock): string {
  if (block.kind === 'button') return `${block.label}:\n${block.href}`
  if (block.kind === 'facts') return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  if (block.kind === 'table')
    return [block.head, ...block.rows]
      .map(([text, number, detail]) => `${text}${detail ? `, ${detail}` : ''} | ${number}`)
      .join('\n')
  return block.text
}

function asHtml(block: MailBlock, accent: string): string {
  if (block.kind === 'text') return `<p style="margin:0 0 16px;white-space:pre-line">${escapeMarkup(block.text)}</p>`
  if (block.kind === 'note')
    return `<p style="margin:0 0 12px;color:${GREY};font-size:13px;white-space:pre-line">${escapeMarkup(block.text)}</p>`
  if (block.kind === 'button')
    return (
      `<p style="margin:24px 0"><a href="${escapeMarkup(block.href)}" style="display:inline-block;padding:12px 20px;` +
      `border-radius:6px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeMarkup(block.label)}</a></p>`
    )
  if (block.kind === 'facts')
    return table(
      block.facts.map(([label, value]) => [cell('td', label, `color:${GREY}`), cell('td', value, NEXT)]),
      ' role="presentation"',
    )
  const headStyle = `color:${GREY};font-weight:600`
  return table([
    [
      cell('th', block.head[0], `text-align:left;${headStyle}`),
      cell('th', block.head[1], `${AT_THE_RIGHT};${headStyle}`),
    ],
    ...block.rows.map(([text, number, detail]) => [cell('td', text, '', detail), cell('td', number, AT_THE_RIGHT)]),
  ])
}

const NEXT = 'padding-left:12px'
const AT_THE_RIGHT = `${NEXT};text-align:right;white-space:nowrap`

const table = (rows: string[][], attributes = '') =>
  `<table${attributes} cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 16px;border-collapse:collapse">` +
  `${rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</table>`

/** A long part number is broken: it would make the mail wider than a phone. */
const cell = (tag: 'td' | 'th', text: string, style: string, detail = '') =>
  `<${tag} style="padding:8px 0;border-bottom:1px solid ${LINE};vertical-align:top;overflow-wrap:anywhere;word-break:break-word;${style}">` +
  `${escapeMarkup(text)}${detail && `<br><span style="color:${GREY};font-size:14px">${escapeMarkup(detail)}</span>`}</${tag}>`

/** For programs that read it, as most on phones do: less room at the sides. */
const ON_A_PHONE =
  '@media (max-width:480px){.outer{padding:12px 8px!important}.inner{padding-left:16px!important;padding-right:16px!important}}'

/** Tables and inline styles: what every mail program draws. */
const page = (name: string, foot: string[], title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title><style>${ON_A_PHONE}</style></head>
<body style="margin:0;background:#f5f8f8;color:${INK};font:16px/1.5 'IBM Plex Sans',Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${LINE};border-radius:8px">
<tr><td class="inner" style="padding:20px 32px;border-bottom:1px solid ${LINE};font-weight:700;letter-spacing:-0.01em">${escapeMarkup(name)}</td></tr>
<tr><td class="inner" style="padding:28px 32px 16px"><h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeMarkup(title)}</h1>${body}</td></tr>
<tr><td class="inner" style="padding:16px 32px;border-top:1px solid ${LINE};color:${GREY};font-size:13px">${foot.map(escapeMarkup).join('<br>')}</td></tr>
</table></td></tr></table></body></html>`
