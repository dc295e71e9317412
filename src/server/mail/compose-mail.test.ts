import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'

const mail = composeMail(
  { name: 'Acme <Parts>', accent: '#112233', lines: ['', 'Quay 1'] },
  {
    to: 'a@buyers.example',
    subject: 'Your order\r\nBcc: x@y.example',
    title: 'Order <b>1</b>',
    blocks: [
      { kind: 'text', text: 'Tom & Jerry <script>' },
      { kind: 'button', label: 'Open it', href: 'https://store.example/?a=1&b="2"' },
      { kind: 'facts', facts: [['Total', '$1.0000']] },
      { kind: 'table', head: ['Part', 'Amount'], rows: [['LM358', '$12.5000', '25 × $0.5000']] },
      { kind: 'note', text: 'Small print' },
    ],
  },
)

test('user input is escaped', () => {
  expect(mail.html).not.toMatch(/<script>|<b>1/)
  expect(mail.html).toContain('Tom &#38; Jerry')
  expect(mail.html).toContain('b=&#34;2&#34;')
})

test('a subject is one line, so that it cannot begin another header', () => {
  expect(mail.subject).toBe('Your order Bcc: x@y.example')
})

test('the text part has the content of the HTML part', () => {
  for (const words of [
    'Tom & Jerry',
    'https://store.example/?a=1',
    'Total: $1.0000',
    'LM358, 25 × $0.5000 | $12.5000',
    'Small print',
  ])
    expect(mail.text).toContain(words)
})

test('the numbers of a table are at the right, and a long part number may be broken', () => {
  const styleOf = (text: string) => new RegExp(`style="([^"]*)">${text}<`).exec(mail.html)?.[1]
  expect(styleOf('\\$12.5000')).toContain('text-align:right')
  expect(styleOf('Amount')).toContain('text-align:right')
  expect(styleOf('LM358')).toContain('overflow-wrap:anywhere')
})
