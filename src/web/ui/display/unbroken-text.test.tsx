import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnbrokenText } from './unbroken-text.tsx'

const render = (text: string, cutAt?: number) =>
  renderToStaticMarkup(<UnbrokenText text={text} {...(cutAt !== undefined && { cutAt })} />)

test('a package stays on one line', () => {
  expect(render('MCU, LQFP-48, 64 KB')).toBe('MCU, <span class="whitespace-nowrap">LQFP-48</span>, 64 KB')
})

test('what comes after the cut is marked, and the text is there once', () => {
  expect(render('10 µH inductor', 5)).toBe('10 µH<span class="cut-off"> inductor</span>')
})

test('a package at the cut stays on one line where the whole text is shown', () => {
  expect(render('MCU, LQFP-48, 64 KB', 10)).toBe(
    'MCU, <span class="whitespace-nowrap">LQFP-<span class="cut-off">48</span></span><span class="cut-off">, 64 KB</span>',
  )
})
