import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const HOME = './pages/home.page.tsx'
const COMING = './pages/coming.page.tsx'
const SHORT = './pages/short-address.page.tsx'
const CATALOG = '../features/catalog/web'
const SEARCH = '../features/search/web'

/** A page of the specification that is not built yet; its id tells the page what it stands for. */
const coming = (path: string, id: string) => route(path, COMING, { id })

/** Every page of the store. */
const pages = [
  index(HOME),

  // Finding parts
  layout('./pages/goods-aside.layout.tsx', [
    route('comListSearch', `${SEARCH}/search.page.tsx`),
    route('comList', `${CATALOG}/list.page.tsx`),
    route('comListBrand', `${CATALOG}/brand-list.page.tsx`),
    route('searchAZ', `${SEARCH}/index.page.tsx`),
    route('goods/detail/:goodsId', `${CATALOG}/goods.page.tsx`),
    route('categoryPage', `${CATALOG}/category.page.tsx`, { id: 'category-by-query' }),
    route('category/detail/:categoryId', `${CATALOG}/category.page.tsx`, { id: 'category' }),
    route('category/:categoryId', `${CATALOG}/category.page.tsx`, { id: 'category-goods' }),
    route('brand/detail/:brandId', `${CATALOG}/brand.page.tsx`, { id: 'brand' }),
    route('brand/product/:brandId', `${CATALOG}/brand.page.tsx`, { id: 'brand-goods' }),
  ]),
  route('compare', '../features/compare/web/compare.page.tsx'),
  route('goodsDetail', `${CATALOG}/goods-redirect.page.tsx`),
  route('allCategories', `${CATALOG}/all-categories.page.tsx`),
  route('manufacturer', `${CATALOG}/manufacturers.page.tsx`),
  route('brandDetail', SHORT, { id: 'brand-by-query' }),

  // Asking for quotes
  coming('enquiry', 'enquiry'),
  coming('bom', 'bom'),
  coming('bomResult', 'bom-result'),

  // Buying
  coming('shoppingTrolley', 'cart'),
  coming('CommoditySettlement', 'checkout'),
  coming('orderGoods', 'order-goods'),
  coming('orderDetail', 'order-detail'),
  coming('payment', 'payment'),
  coming('paymentResult', 'payment-result'),

  // The buyer's own
  route('login', '../features/account/web/login.page.tsx'),
  coming('userCenter', 'user-centre'),
  coming('userCenter/addressManagement', 'user-addresses'),
  coming('userCenter/afterSale', 'user-after-sale'),
  coming('userCenter/myCollection', 'user-favourites'),
  coming('userCenter/myData', 'user-data'),
  coming('userCenter/myOrder', 'user-orders'),
  coming('userCenter/RFQhistory', 'user-rfq'),

  // Support and policies
  coming('FAQ', 'faq'),
  coming('FAQ/faq', 'faq-questions'),
  coming('FAQ/yunshu', 'shipping'),
  coming('technicalSupport', 'technical-support'),
  coming('returnagree', 'returns'),
  coming('privacy', 'privacy'),
  coming('termsOfUs', 'terms'),
  coming('unsubscribe', 'unsubscribe'),

  // The company
  coming('companyProfil', 'profile'),
  coming('authentication', 'certification'),
  coming('advantage', 'advantage'),
  coming('coreValue', 'core-value'),
  coming('contactUs', 'contact'),
  coming('interviewVideo', 'interview'),
  coming('exhibition', 'exhibition-2024'),
  coming('exhibition2025', 'exhibition-2025'),
  coming('blog', 'blog'),
  coming('blog/detail/:articleId', 'blog-article'),
  route('blogDetail', SHORT, { id: 'article-by-query' }),
  coming('demo', 'demo'),

  route('design', './pages/design.page.tsx'),
  route('404', './pages/not-found.page.tsx'),
  route('*', './pages/unmatched.page.tsx'),
] satisfies RouteConfig

export default [layout('./page-boundary.tsx', pages)] satisfies RouteConfig
