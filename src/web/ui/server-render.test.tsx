import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Breadcrumb } from './breadcrumb.tsx'
import { Button } from './button.tsx'
import { ModelText } from './display/model-text.tsx'
import { Money } from './display/money.tsx'
import { Field } from './forms/field.tsx'
import { NumberField } from './forms/number-field.tsx'
import { TextInput } from './forms/text-input.tsx'
import { ToastProvider } from './overlays/toast-provider.tsx'
import { Actions } from './showcase/actions.tsx'
import { Forms } from './showcase/forms.tsx'
import { Navigation } from './showcase/navigation.tsx'
import { Overlays } from './showcase/overlays.tsx'
import { PartsAndPrices } from './showcase/parts-and-prices.tsx'
import { States } from './showcase/states.tsx'
import { Tables } from './showcase/tables.tsx'
import { Pagination } from './tables/pagination.tsx'

const render = (node: ReactNode) => renderToString(<MemoryRouter>{node}</MemoryRouter>)

afterEach(() => vi.restoreAllMocks())

test.each(Object.entries({ Actions, Forms, Navigation, Overlays, PartsAndPrices, States, Tables, ToastProvider }))(
  'the server renders %s without warnings',
  (_, Showcase) => {
    const complain = vi.spyOn(console, 'error')
    render(<Showcase />)
    expect(complain).not.toHaveBeenCalled()
  },
)

test('the server sends no style attribute, for the content policy would refuse it', () => {
  const chapters = [Actions, Forms, Navigation, Overlays, PartsAndPrices, States, Tables]
  const html = chapters.map((Chapter) => render(<Chapter />)).join('')
  expect(html.match(/<[^>]* style="[^>]*>/g)).toBeNull()
})

test('an error is tied to its control, before the hint', () => {
  const html = render(
    <Field label="E-mail" hint="For the invoice" error="This address has no @">
      <TextInput name="email" />
    </Field>,
  )
  const [, described = ''] = /<input[^>]*aria-describedby="([^"]*)"/.exec(html) ?? []
  const [errorId, hintId] = described.split(' ')
  expect(html).toContain(`<p id="${errorId}"`)
  expect(html).toContain(`<p id="${hintId}"`)
  expect(html).toMatch(/<input[^>]*aria-invalid="true"/)
  expect(/<label[^>]*for="([^"]*)"/.exec(html)?.[1]).toBe(/<input[^>]* id="([^"]*)"/.exec(html)?.[1])
})

test('a busy button is announced and stays focusable', () => {
  const html = render(<Button loading>Place order</Button>)
  expect(html).toContain('aria-busy="true"')
  expect(html).not.toContain('disabled=""')
  expect(html).toContain('Place order')
})

test('pagination has links, except at the ends', () => {
  const html = render(<Pagination page={1} pages={3} hrefFor={(page) => `/list?page=${page}`} />)
  expect(html).toContain('href="/list?page=2"')
  expect(html).toMatch(/aria-label="Page 1" aria-current="page"/)
  expect(html).not.toContain('Previous page')
})

test('the last crumb is the page itself and no link', () => {
  const html = render(<Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="LM358DR" />)
  expect(html).toContain('<li aria-current="page"')
  expect(html.match(/<a /g)).toHaveLength(1)
})

test('steps of one name are one crumb', () => {
  const steps = ['Home', 'Resistors', 'Resistors', 'Resistors'].map((label, at) => ({ label, to: `/${at}` }))
  const html = render(<Breadcrumb trail={steps} current="R-10K" />)
  expect(html.match(/<a /g)).toHaveLength(2)
  expect(html).toContain('href="/3"')
  expect(render(<Breadcrumb trail={steps} current="Resistors" />).match(/<a /g)).toHaveLength(1)
})

test('a part number is copied as one word', () => {
  const text = render(<ModelText model="MCP2515-I/SO" />).replace(/<!-- -->|<[^>]+>/g, '')
  expect(text).toBe('MCP2515-I/SO')
})

test('a former price is announced as such', () => {
  expect(render(<Money amount="0.106" currency="USD" struck />)).toContain('Normal price')
})

test('− and + of a number are named after it, by its own label or that of its field', () => {
  expect(render(<NumberField label="Pieces of LM358DR" />)).toContain('aria-label="Decrease pieces of LM358DR"')
  const html = render(
    <Field label="Boards">
      <NumberField />
    </Field>,
  )
  const labelId = /<label id="([^"]*)"/.exec(html)?.[1]
  const steppers = [...html.matchAll(/<button[^>]* id="([^"]*)" aria-label="(\w+)" aria-labelledby="([^"]*)"/g)]
  expect(steppers.map(([, id, name, labelledBy]) => [name, labelledBy === `${id} ${labelId}`])).toEqual([
    ['Decrease', true],
    ['Increase', true],
  ])
})
