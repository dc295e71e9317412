import MarkdownIt, { type Token } from 'markdown-it'
import { shownPicture } from '#shared/addresses/shown-picture.ts'
import type { Heading, Rendered } from '../content.contract.ts'

/** `part:MODEL` in a text links to the part. */
const PART = 'part:'
/** The size of a drawing is in its URL, to avoid layout shifts: `/content/reel.svg#640x320`. */
const SIZED = /^(.+)#(\d{1,4})x(\d{1,4})$/

/** A figure and its unit stay on one line. */
const BEFORE_UNIT = /(\d|±) (?=%|°C|(?:[pnµmkM]?[FHΩVWA]|[mµ]m|[kM]Hz|ppm|K|inch|\d)(?![\p{L}]))/gu

export type PartAddress = (model: string) => string

// HTML in the text is shown as text, and addresses that could run something are no links. Quotation marks are curled,
// nothing else is rewritten: "(C)" is a case code here, not a copyright.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true }).disable('replacements')
const { escapeHtml } = markdown.utils

markdown.normalizeLinkText = (text) => (text.startsWith(PART) ? text.slice(PART.length) : text)

/** Markdown to sanitised HTML. */
export function renderMarkdown(text: string, partAddress: PartAddress): Rendered {
  const tokens = markdown.parse(text, {})
  const headings = markHeadings(tokens)
  markFigures(tokens)
  numberTables(tokens)
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    aimLink(token, partAddress)
    if (token.type === 'text') token.content = token.content.replace(BEFORE_UNIT, '$1\u00a0')
  }
  return { html: markdown.renderer.render(tokens, markdown.options), headings }
}

/** Every part the text links to. */
export const partsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\bpart:([^\s<>()]+)/g), ([, model = '']) => decode(model))),
]

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'section'

function markHeadings(tokens: Token[]): Heading[] {
  const seen = new Map<string, number>()
  return tokens.flatMap((token, place) => {
    if (token.type !== 'heading_open' || token.tag !== 'h2') return []
    const text = (tokens[place + 1]?.children ?? []).map(({ content }) => content).join('')
    const slug = slugOf(text)
    const before = seen.get(slug) ?? 0
    seen.set(slug, before + 1)
    const id = before === 0 ? slug : `${slug}--${before + 1}`
    token.attrSet('id', id)
    return [{ id, text }]
  })
}

function aimLink(token: Token, partAddress: PartAddress): void {
  if (token.type !== 'link_open') return
  const href = String(token.attrGet('href') ?? '')
  if (href.startsWith(PART)) {
    token.attrSet('href', partAddress(decode(href.slice(PART.length))))
    token.attrSet('class', 'part')
  } else if (/^https?:/.test(href)) token.attrSet('rel', 'noreferrer')
}

/** A picture that stands alone and has a title is a figure with a caption. */
function markFigures(tokens: Token[]): void {
  for (const [place, token] of tokens.entries()) {
    const [only, ...others] = token.type === 'inline' ? (token.children ?? []) : []
    if (only?.type !== 'image' || others.length > 0 || !only.attrGet('title')) continue
    only.meta = { figure: true }
    for (const around of [tokens[place - 1], tokens[place + 1]]) if (around?.tag === 'p') around.hidden = true
  }
}

markdown.renderer.rules.image = (tokens, place, options, env, self) => {
  const token = tokens[place]
  if (!token) return ''
  const source = String(token.attrGet('src') ?? '')
  const [, address = source, width, height] = SIZED.exec(source) ?? []
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  const alt = self.renderInlineAsText(token.children ?? [], options, env)
  const picture = `<img src="${escapeHtml(shownPicture(address))}" alt="${escapeHtml(alt)}"${size} loading="lazy" decoding="async">`
  if (!token.meta?.figure) return picture
  return `<figure>${picture}<figcaption>${escapeHtml(String(token.attrGet('title')))}</figcaption></figure>\n`
}

function numberTables(tokens: Token[]): void {
  for (const [place, token] of tokens.filter(({ type }) => type === 'table_open').entries()) {
    token.meta = { number: place + 1 }
  }
}

/** Wide tables scroll inside themselves, by keyboard too. */
markdown.renderer.rules.table_open = (tokens, place) =>
  `<div class="table-scroll" role="group" tabindex="0" aria-label="Table ${tokens[place]?.meta?.number}"><table>\n`
markdown.renderer.rules.table_close = () => '</table></div>\n'
