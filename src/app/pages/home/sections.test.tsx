import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { HomeData } from './home-read.ts'
import { HomeSections } from './sections.tsx'

const category = { categoryId: 1, categoryName: 'Memory', goodsCount: 1, coverPic: '' }
const part = {
  goodsId: 1,
  goodsModel: 'LM358DR',
  brand: { brandId: 1, brandName: 'TI' },
  package: 'SOIC-8',
  stockCount: 1,
  coverPic: '',
}
const ownStore: HomeData = {
  goodsCount: 17,
  brandCount: 13,
  categoryCount: 3,
  categories: [category],
  brands: [],
  banners: [],
  pictures: [],
  newest: [],
  recommend: [],
  hot: [],
  scarcity: [],
  organisation: {},
}

const render = (data: HomeData) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <HomeSections data={data} />
    </MemoryRouter>,
  )

test('a store of its own shows no empty list, no empty picture, and counts one part', () => {
  const html = render(ownStore)
  expect(html).not.toContain('Most searched')
  expect(html).not.toContain('aspect-4/3')
  expect(html.replace(/<[^>]+>/g, '')).toContain('1 part')
  expect(html.replace(/<[^>]+>/g, '')).not.toContain('1 parts')
})

test('of the lists only those with parts have a tab', () => {
  const html = render({ ...ownStore, hot: [part] })
  expect(html.match(/role="tab"/g)).toHaveLength(1)
  expect(html).toContain('Hot Recommend')
})
