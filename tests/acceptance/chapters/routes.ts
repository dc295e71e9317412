import { clause, has, same, see } from '../clause.ts'
import { article, categories, KNOWN_PART, knownPart } from '../journeys/samples.ts'
import { open, type Shop } from '../shop.ts'

/** A public page: answered with 200 under its address, with the heading that says what it is. */
export async function readTitled(shop: Shop, path: string, title: RegExp | string, address = path) {
  const page = await shop.read(path)
  const [heading = ''] = await page.texts('h1')
  see(page.status === 200, `${path} answers ${page.status}`)
  see(page.address === address, `${path} leads to ${page.address}`)
  see(typeof title === 'string' ? heading === title : title.test(heading), `${path} is headed "${heading}"`)
  return `200, headed "${heading}"`
}

const titled = (id: string, path: string, title: RegExp | string, address = path) =>
  clause(id, `GET ${path}, its heading is read`, (shop) => readTitled(shop, path, title, address))

const models = 'main tbody td:nth-child(2) > a, main a[href^="/goods/detail/"]'
async function listed(
  shop: Shop,
  path: string,
  what: (count: number) => string = (count) => `${count} links to parts`,
) {
  const page = await shop.read(path)
  see(page.status === 200, `${path} answers ${page.status}`)
  const found = new Set(await page.attributes(models, 'href')).size
  see(found > 0, `${path} leads to ${page.address} and lists no part`)
  return `${page.address === path ? '200' : `at ${page.address}`}, ${what(found)}`
}

export const publicRoutes = [
  clause('ROUTE-01', 'GET /, search box and links to categories', async (shop) => {
    const page = await shop.read('/')
    same(page.status, 200, 'status')
    see((await page.texts('main a[href^="/category"]')).length > 3, 'no categories on the home page')
    return `200, headed "${(await page.texts('h1'))[0]}", with search box and categories`
  }),
  clause('ROUTE-02', 'GET /404', async (shop) => {
    const page = await shop.read('/404')
    return `${same(page.status, 404, 'status')}, headed ${same((await page.texts('h1'))[0], 'This page could not be found')}`
  }),
  clause('ROUTE-03', 'GET /no/such/page, redirects are followed', async (shop) =>
    same((await shop.read('/no/such/page')).address, '/404', 'address at the end'),
  ),
  titled('ROUTE-04', '/advantage', 'Advantages'),
  titled('ROUTE-05', '/coreValue', 'Core value'),
  titled('ROUTE-06', '/companyProfil', 'Company profile'),
  titled('ROUTE-07', '/authentication', 'Certification'),
  titled('ROUTE-08', '/contactUs', 'Contact us'),
  clause('ROUTE-09', 'GET /allCategories, its links against the category tree', async (shop) => {
    const page = await shop.read('/allCategories')
    const { all } = await categories(shop)
    const names = await page.texts('main a')
    const missing = all.flatMap((first) => [first, ...first.child]).filter((one) => !names.includes(one.categoryName))
    see(missing.length === 0, `without ${missing.map((one) => one.categoryName).join(', ')}`)
    return `all ${all.length} categories of the first level and their children are links`
  }),
  clause('ROUTE-10', 'GET /blog, articles are counted', async (shop) => {
    const count = (await (await shop.read('/blog')).texts('main article')).length
    see(count > 1, `${count} articles`)
    return `${count} articles on the first page`
  }),
  clause('ROUTE-11', 'GET /blogDetail with articleId', async (shop) => {
    const { articleId, title } = await article(shop)
    return readTitled(shop, `/blogDetail?articleId=${articleId}`, title, `/blog/detail/${articleId}`)
  }),
  clause('ROUTE-12', 'GET /blog/detail/{articleId} of the newest article', async (shop) => {
    const { articleId, title } = await article(shop)
    return readTitled(shop, `/blog/detail/${articleId}`, title)
  }),
  titled('ROUTE-13', '/bom', /BOM|bill of materials/i),
  clause('ROUTE-14', 'GET /bom, alternatives are spoken of', async (shop) => {
    const text = (await (await shop.read('/bom')).texts('main')).join(' ')
    const said = /[^.?!]*alternativ[^.?!]*/i.exec(text)?.[0].trim()
    see(said, 'the page says nothing of alternatives')
    return `the page says: ${said.slice(0, 100)}`
  }),
  clause('ROUTE-15', 'a list is pasted on /bom and imported', (shop) =>
    shop.visit('visitor', async (page) => {
      await open(page, '/bom')
      await page.getByLabel('Or paste it').fill(`${KNOWN_PART}, 10\nNE555P, 5`)
      await page.getByRole('main').getByRole('button', { name: 'Import' }).click()
      await page.getByRole('button', { name: 'Find these parts' }).click()
      await page.waitForURL('**/bomResult')
      await page.getByRole('main').getByText(KNOWN_PART).first().waitFor()
      return `/bomResult shows ${KNOWN_PART}`
    }),
  ),
  clause('ROUTE-16', 'GET /brandDetail with brandId', async (shop) => {
    const { brand } = await knownPart(shop)
    return readTitled(shop, `/brandDetail?brandId=${brand.brandId}`, brand.brandName, `/brand/detail/${brand.brandId}`)
  }),
  clause('ROUTE-17', 'GET /brand/detail/{brandId}', async (shop) => {
    const { brand } = await knownPart(shop)
    return readTitled(shop, `/brand/detail/${brand.brandId}`, brand.brandName)
  }),
  clause('ROUTE-18', 'GET /brand/product/{brandId}, parts are counted', async (shop) =>
    listed(shop, `/brand/product/${(await knownPart(shop)).brand.brandId}`),
  ),
  clause('ROUTE-19', 'GET /categoryPage with the query of the side tree', async (shop) => {
    const { second } = await categories(shop)
    const path = `/categoryPage?categoryId=${second.categoryId}`
    return readTitled(shop, path, second.categoryName)
  }),
  ...(['a', 'b'] as const).map((name, place) =>
    clause(`ROUTE-${20 + place}`, `GET /categoryPage with ${name}, its name is looked for`, async (shop) => {
      const { first, second } = await categories(shop)
      const query = new URLSearchParams({ a: first.categoryName, b: second.categoryName })
      const page = await shop.read(`/categoryPage?${query}&categoryId=${second.categoryId}`)
      const shown = (await page.texts('main')).join(' ')
      return has(shown, [name === 'a' ? first.categoryName : second.categoryName], `answers ${page.status} and shows`)
    }),
  ),
  clause('ROUTE-22', 'GET /categoryPage with the categoryId of two categories', async (shop) => {
    const { second, third } = await categories(shop)
    const seen = [second, third].map((one) =>
      readTitled(shop, `/categoryPage?categoryId=${one.categoryId}`, one.categoryName),
    )
    return (await Promise.all(seen)).join('; ')
  }),
  clause('ROUTE-23', 'GET /category/detail/{categoryId}', async (shop) => {
    const { third } = await categories(shop)
    return readTitled(shop, `/category/detail/${third.categoryId}`, third.categoryName)
  }),
  clause('ROUTE-24', 'GET /category/{categoryId}, parts are counted', async (shop) =>
    listed(shop, `/category/${(await categories(shop)).third.categoryId}`),
  ),
  clause('ROUTE-25', 'GET /comList, parts are counted', (shop) => listed(shop, '/comList')),
  clause('ROUTE-26', 'GET /comListBrand without a query: a product list as /comList is', async (shop) => {
    const page = await shop.read('/comListBrand')
    see(page.address === '/comListBrand', `it leads to ${page.address}`)
    return listed(shop, '/comListBrand')
  }),
  clause('ROUTE-27', `GET /comListSearch for ${KNOWN_PART}`, async (shop) => {
    const page = await shop.read(`/comListSearch?goodsModel=${KNOWN_PART}&fuzzy=true`)
    return has(await page.texts(models), [KNOWN_PART], 'the list shows')
  }),
  clause('ROUTE-28', 'GET /comListSearch with two values of goodsModel', async (shop) => {
    const first = async (goodsModel: string) =>
      (await (await shop.read(`/comListSearch?goodsModel=${goodsModel}&fuzzy=true`)).texts(models)).find(Boolean) ?? ''
    const [one, other] = [await first(KNOWN_PART), await first('NE555P')]
    see(one.includes('LM358') && other.includes('NE555'), `${one} and ${other}`)
    return `first found: ${one}, then ${other}`
  }),
  clause(
    'ROUTE-29',
    'GET /comListSearch with a part of a number and a misspelt one, with and without fuzzy=true',
    async (shop) => {
      const found = async (goodsModel: string, more: string) => {
        const page = await shop.read(`/comListSearch?goodsModel=${goodsModel}${more}`)
        return new Set(await page.attributes(models, 'href')).size
      }
      const counts = await Promise.all(
        ['LM35', 'LM538DR'].map(
          async (text) => [text, await found(text, '&fuzzy=true'), await found(text, '')] as const,
        ),
      )
      const seen = counts.map(([text, fuzzy, plain]) => `${text}: ${fuzzy} parts with it, ${plain} without`).join('; ')
      see(
        counts.some(([, fuzzy, plain]) => fuzzy > plain),
        seen,
      )
      return seen
    },
  ),
]
