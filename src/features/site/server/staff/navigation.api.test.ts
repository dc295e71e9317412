import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { siteNavigation } from '../../site.contract.ts'
import * as contract from '../../staff-navigation.contract.ts'

const world = await createWorld(`navigation_${process.env.VITEST_POOL_ID ?? '1'}`)
const writer = await world.staff('content')
const read = () => writer.call(contract.staffNavigation, {})
const footer = async () => (await world.visitor().call(siteNavigation, {})).footer

test('a link is added to the footer, moved and removed; what the store needs stays', async () => {
  const before = await read()
  const own = { label: 'Repairs', href: 'https://repairs.example.com/', newTab: true }
  const [first, ...others] = before.footer
  if (!first) throw new Error('the footer is empty')
  const save = (version: string, headings: contract.HeadingInput[]) =>
    writer.call(contract.saveNavigation, { place: 'footer', version, headings })
  await save(before.version, [...others, { ...first, child: [own] }] as contract.HeadingInput[])
  const shown = await footer()
  expect(shown.at(-1)).toMatchObject({ label: first.label, child: [own] })
  expect((await world.visitor().call(siteNavigation, {})).menu.length).toBeGreaterThan(2)

  const after = await read()
  await expect(save(before.version, [])).rejects.toMatchObject({ reason: 'changed_meanwhile' })
  await expect(save(after.version, [])).rejects.toThrow('part of the store')
  const odd = { label: 'Odd', href: 'javascript:alert(1)', newTab: false, child: [] }
  await expect(save(after.version, [odd])).rejects.toMatchObject({ reason: 'invalid_input' })
  expect(await footer()).toEqual(shown)
})

test('a part of the menu that the demo has brought becomes the owner’s when it is changed', async () => {
  const { version, menu } = await read()
  const headings = menu.map((heading) =>
    heading.label === 'Exposition' ? { ...heading, label: 'Fairs', child: heading.child.slice(0, 1) } : heading,
  ) as contract.HeadingInput[]
  await writer.call(contract.saveNavigation, { place: 'menu', version, headings })
  const rows = await world.sql<{ label: string; demo: boolean }[]>`
    select label, demo from site_link where place = 'menu' and label in ('Fairs', '2024 Germany Exhibition') order by label`
  expect(rows).toEqual([
    { label: '2024 Germany Exhibition', demo: true },
    { label: 'Fairs', demo: false },
  ])
})
