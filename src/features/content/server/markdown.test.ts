import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partsIn, renderMarkdown } from './markdown.ts'

const render = (text: string) => renderMarkdown(text, (model) => `/goods/${model}`)
const htmlOf = (text: string) => render(text).html

describe('texts cannot inject scripts', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    'text <b onclick="alert(1)">bold</b>',
    '<!-- --><iframe src="https://elsewhere.example"></iframe>',
  ])('HTML is shown as text: %s', (text) => {
    expect(htmlOf(text)).not.toMatch(/<(script|img|svg|b|iframe)[\s>/]/i)
  })

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:msgbox)',
    '<javascript:alert(1)>',
  ])('an address that would run code is no link: %s', (text) => {
    expect(htmlOf(text)).not.toContain('href=')
  })

  test('quotes do not leave their attribute', () => {
    expect(htmlOf('![a" onerror="alert(1)](/x.svg "t")')).not.toMatch(/" onerror=/)
    expect(htmlOf('![a](/x.svg#1x1" onload="y "t")')).not.toMatch(/<img[^>]*\sonload=/)
    expect(htmlOf('[x](part:A"onclick="b)')).not.toMatch(/<a[^>]*"onclick/)
  })

  test('any text renders to known elements only', () => {
    const known =
      /^\/?(p|h[1-6]|ul|ol|li|a|em|strong|code|pre|blockquote|hr|br|img|figure|figcaption|div|table|thead|tbody|tr|th|td|s)$/
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const [, name = ''] of htmlOf(text).matchAll(/<(\/?[a-z][a-z0-9]*)/gi)) expect(name).toMatch(known)
      }),
    )
  })
})

describe('places to jump to', () => {
  test('headings of the second level have a name of their own', () => {
    const { html, headings } = render('## Paying online\n\n### Cards\n\n## Paying online\n\n## Ω')
    expect(headings).toEqual([
      { id: 'paying-online', text: 'Paying online' },
      { id: 'paying-online--2', text: 'Paying online' },
      { id: 'section', text: 'Ω' },
    ])
    expect(html).toContain('<h2 id="paying-online--2">')
  })
})

describe('parts', () => {
  test('are linked to their pages', () => {
    expect(htmlOf('See <part:74HC595D,118>.')).toContain('<a href="/goods/74HC595D,118" class="part">74HC595D,118</a>')
    expect(htmlOf('[this one](part:LM358DR)')).toContain('<a href="/goods/LM358DR" class="part">this one</a>')
  })

  test('are found in the text, each once', () => {
    expect(partsIn('<part:LM358DR>, [a](part:2N7002,215) and <part:LM358DR>')).toEqual(['LM358DR', '2N7002,215'])
  })

  test('an odd model is encoded in the URL', () => {
    expect(() => render('<part:%FF>')).not.toThrow()
    expect(partsIn('<part:%FF>')).toEqual(['%FF'])
  })
})

describe('typesetting', () => {
  test('a figure stays with its unit', () => {
    expect(htmlOf('10 kΩ, ± 5 %, 4 Volts, 85 °C, 1 µF and 2 Farad')).toBe(
      '<p>10\u00a0kΩ, ±\u00a05\u00a0%, 4 Volts, 85\u00a0°C, 1\u00a0µF and 2 Farad</p>\n',
    )
  })

  test('quotation marks are curled, codes are left alone', () => {
    expect(htmlOf('"10k" (C) +-5 `"x"`')).toBe('<p>“10k” (C) +-5 <code>&quot;x&quot;</code></p>\n')
  })
})

describe('drawings and tables', () => {
  test('a drawing with a caption is a figure with width and height', () => {
    expect(htmlOf('![A reel](/content/reel.svg#640x320 "On a reel")')).toBe(
      '<figure><img src="/content/reel.svg" alt="A reel" width="640" height="320" loading="lazy" decoding="async"><figcaption>On a reel</figcaption></figure>\n',
    )
  })

  test('a picture inside a sentence stays there', () => {
    expect(htmlOf('Look ![a reel](/r.svg "t") here')).toMatch(/^<p>Look <img [^>]+> here<\/p>/)
  })

  test('a table can be scrolled by keyboard', () => {
    expect(htmlOf('|a|\n|-|\n|1|')).toMatch(
      /<div class="table-scroll" role="group" tabindex="0" aria-label="Table 1"><table>/,
    )
  })
})
