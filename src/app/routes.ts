import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const HOME = './pages/home.page.tsx'
const SHORT = './pages/short-address.page.tsx'
const COMPANY = '../features/company/web'
const CATALOG = '../features/catalog/web'
const CONTENT = '../features/content/web'
const ORDERS = '../features/orders/web'
const PURCHASING = '../features/purchasing/web/staff'
const SEARCH = '../features/search/web'
const STAFF = '../features/staff/web'
const SUPPLY = '../features/supply/web/staff'

/** The back office. Each page is a file of its own that buyers never load. */
const staffPages = [
  route('staff/login', `${STAFF}/login.page.tsx`),
  route('staff/join', `${STAFF}/join.page.tsx`),
  route('staff', `${STAFF}/staff.layout.tsx`, { id: 'staff' }, [
    index('./pages/staff/today.page.tsx'),
    route('orders', `${ORDERS}/staff/orders.page.tsx`),
    route('orders/:orderNo', './pages/staff/order.page.tsx'),
    route('payments', '../features/payment/web/staff/payments.page.tsx'),
    route('payments/comparison', '../features/payment/web/staff/comparison/comparison.page.tsx'),
    route('receivables', './pages/staff/receivables.page.tsx'),
    route('quotes', '../features/rfq/web/staff/quotes.page.tsx'),
    route('quotes/:enquiryNo', '../features/rfq/web/staff/quote.page.tsx'),
    route('returns', `${ORDERS}/staff/returns.page.tsx`),
    route('returns/:afterSaleNo', './pages/staff/return.page.tsx'),
    route('messages', './pages/staff/messages.page.tsx'),
    route('customers', '../features/customers/web/staff/customers.page.tsx'),
    route('customers/:accountId', './pages/staff/customer.page.tsx'),
    route('parts', `${SUPPLY}/parts/parts.page.tsx`),
    route('parts/new', `${SUPPLY}/parts/new-part.page.tsx`),
    route('parts/change', `${SUPPLY}/parts/bulk.page.tsx`),
    route('parts/:goodsId', './pages/staff/part.page.tsx'),
    route('stock', `${PURCHASING}/low-stock.page.tsx`),
    route('purchasing', `${PURCHASING}/orders.page.tsx`),
    route('purchasing/suppliers', `${PURCHASING}/suppliers.page.tsx`),
    route('purchasing/receipts', `${PURCHASING}/receipts.page.tsx`),
    route('purchasing/:purchaseNo', `${PURCHASING}/order.page.tsx`),
    route('price-lists', '../features/price-lists/web/staff/price-lists.page.tsx'),
    route('price-lists/:priceListId', '../features/price-lists/web/staff/price-list.page.tsx'),
    route('imports', `${SUPPLY}/imports.page.tsx`),
    route('imports/:importId', `${SUPPLY}/import.page.tsx`),
    route('categories', `${CATALOG}/staff/categories.page.tsx`),
    route('categories/:categoryId', `${CATALOG}/staff/category-edit.page.tsx`),
    route('manufacturers', `${CATALOG}/staff/makers.page.tsx`),
    route('searches', `${SEARCH}/staff/searches.page.tsx`),
    route('content', `${CONTENT}/staff/articles.page.tsx`),
    route('content/articles/:articleId', `${CONTENT}/staff/article-edit.page.tsx`),
    route('content/pages', `${CONTENT}/staff/pages.page.tsx`),
    route('content/pages/:pageName', `${CONTENT}/staff/page-edit.page.tsx`),
    route('content/home', './pages/staff/home-page/home-page.page.tsx'),
    route('content/navigation', '../features/site/web/staff/navigation.page.tsx'),
    route('content/newsletter', './pages/staff/newsletters.page.tsx'),
    route('content/faq', `${CONTENT}/staff/faq-edit.page.tsx`),
    route('figures', '../features/figures/web/figures.page.tsx'),
    route('figures/carts', '../features/figures/web/carts.page.tsx'),
    route('settings', './pages/staff/settings/settings.page.tsx'),
    route('settings/banks', './pages/staff/settings/banks.page.tsx'),
    route('settings/currencies', './pages/staff/settings/currencies.page.tsx'),
    route('settings/shipping', './pages/staff/settings/shipping.page.tsx'),
    route('settings/mails', './pages/staff/settings/mails.page.tsx'),
    route('settings/maintenance', './pages/staff/settings/maintenance.page.tsx'),
    route('settings/payments', './pages/staff/settings/payments.page.tsx'),
    route('settings/tax', './pages/staff/settings/tax.page.tsx'),
    route('settings/roles', './pages/staff/settings/roles.page.tsx'),
    route('settings/keys', './pages/staff/settings/keys.page.tsx'),
    route('settings/backups', './pages/staff/settings/backups.page.tsx'),
    route('settings/webhooks', './pages/staff/settings/webhooks.page.tsx'),
    route('settings/webhooks/:webhookId', './pages/staff/settings/webhook-deliveries.page.tsx'),
    route('jobs', `${STAFF}/jobs.page.tsx`),
    route('people', `${STAFF}/people.page.tsx`),
    route('texts', `${STAFF}/work/texts.page.tsx`),
    route('audit', `${STAFF}/audit.page.tsx`),
    route('security', `${STAFF}/security/security.page.tsx`),
    route('security-log', `${STAFF}/security/security-log.page.tsx`),
    route('*', `${STAFF}/not-found.page.tsx`),
  ]),
] satisfies RouteConfig

/** Every page of the store. */
const pages = [
  index(HOME),

  // Finding parts
  layout('./pages/goods-aside.layout.tsx', [
    route('comListSearch', `${SEARCH}/search.page.tsx`),
    route('comList', `${CATALOG}/category/list.page.tsx`),
    route('comListBrand', `${CATALOG}/brands/brand-list.page.tsx`),
    route('searchAZ', `${SEARCH}/index.page.tsx`),
    route('goods/detail/:goodsId', `${CATALOG}/goods/goods.page.tsx`),
    route('categoryPage', `${CATALOG}/category/category.page.tsx`, { id: 'category-by-query' }),
    route('category/detail/:categoryId', `${CATALOG}/category/category.page.tsx`, { id: 'category' }),
    route('category/:categoryId', `${CATALOG}/category/category.page.tsx`, { id: 'category-goods' }),
    route('brand/detail/:brandId', `${CATALOG}/brands/brand.page.tsx`, { id: 'brand' }),
    route('brand/product/:brandId', `${CATALOG}/brands/brand.page.tsx`, { id: 'brand-goods' }),
  ]),
  route('compare', '../features/compare/web/compare.page.tsx'),
  route('goodsDetail', SHORT, { id: 'goods-by-query' }),
  route('allCategories', `${CATALOG}/category/all-categories.page.tsx`),
  route('manufacturer', `${CATALOG}/brands/manufacturers.page.tsx`),
  route('brandDetail', SHORT, { id: 'brand-by-query' }),

  // Asking for quotes
  route('enquiry', '../features/rfq/web/enquiry.page.tsx'),
  route('bom', '../features/bom/web/upload/bom.page.tsx'),
  route('bomResult', '../features/bom/web/result/bom-result.page.tsx'),

  // Buying
  route('shoppingTrolley', '../features/cart/web/cart.page.tsx'),
  route('CommoditySettlement', '../features/checkout/web/checkout.page.tsx'),
  route('orderGoods', `${ORDERS}/order-goods.page.tsx`),
  route('orderDetail', `${ORDERS}/order-detail.page.tsx`),
  route('payment', '../features/payment/web/payment.page.tsx'),
  route('payment/sandbox', '../features/payment/web/sandbox.page.tsx'),
  route('paymentResult', '../features/payment/web/payment-result.page.tsx'),

  // The buyer's own
  route('login', '../features/account/web/login.page.tsx'),
  route('joinTeam', '../features/account/web/team/join-team.page.tsx'),
  route('userCenter', './pages/user-centre/entry.page.tsx'),
  layout('./pages/user-centre.layout.tsx', [
    route('userCenter/myData', '../features/account/web/my-data/my-data.page.tsx'),
    route('userCenter/myOrder', `${ORDERS}/my-orders.page.tsx`),
    route('userCenter/RFQhistory', '../features/rfq/web/rfq-history.page.tsx'),
    route('userCenter/afterSale', `${ORDERS}/after-sales/after-sale.page.tsx`),
    route('userCenter/myCollection', '../features/favourites/web/favourites.page.tsx'),
    route('userCenter/addressManagement', '../features/address/web/addresses.page.tsx'),
    route('userCenter/team', '../features/account/web/team/team.page.tsx'),
    route('userCenter/team/approvals', `${ORDERS}/approvals/approvals.page.tsx`),
    route('userCenter/team/approvals/:approvalId', `${ORDERS}/approvals/approval.page.tsx`),
  ]),

  // Support and policies
  route('FAQ', `${CONTENT}/faq-entry.page.tsx`),
  route('FAQ/faq', `${CONTENT}/faq.page.tsx`),
  route('FAQ/yunshu', `${CONTENT}/shipping.page.tsx`),
  route('technicalSupport', `${CONTENT}/policy.page.tsx`, { id: 'technical-support' }),
  route('returnagree', `${CONTENT}/policy.page.tsx`, { id: 'returns' }),
  route('privacy', `${CONTENT}/policy.page.tsx`, { id: 'privacy' }),
  route('termsOfUs', `${CONTENT}/policy.page.tsx`, { id: 'terms' }),
  route('unsubscribe', '../features/newsletter/web/unsubscribe.page.tsx'),
  route('stockNotice/:action', '../features/stock-notice/web/stock-notice.page.tsx'),
  route('newsletter/confirm', '../features/newsletter/web/confirm.page.tsx'),

  // The company
  route('companyProfil', `${COMPANY}/company.page.tsx`, { id: 'profile' }),
  route('authentication', `${COMPANY}/company.page.tsx`, { id: 'certification' }),
  route('advantage', `${COMPANY}/company.page.tsx`, { id: 'advantage' }),
  route('coreValue', `${COMPANY}/company.page.tsx`, { id: 'core-value' }),
  route('contactUs', `${COMPANY}/contact.page.tsx`),
  route('interviewVideo', `${COMPANY}/interview.page.tsx`),
  route('exhibition', `${COMPANY}/company.page.tsx`, { id: 'exhibition-2024' }),
  route('exhibition2025', `${COMPANY}/company.page.tsx`, { id: 'exhibition-2025' }),
  route('exhibition/:exhibition', `${COMPANY}/company.page.tsx`, { id: 'exhibition' }),
  route('blog', `${CONTENT}/blog.page.tsx`),
  route('blog/detail/:articleId', `${CONTENT}/article.page.tsx`),
  route('blogDetail', SHORT, { id: 'article-by-query' }),
  route('demo', './pages/demo-tour.page.tsx'),

  route('setup', './pages/setup.page.tsx', { id: 'setup' }),
  route('design', './pages/design.page.tsx'),
  route('404', './pages/not-found.page.tsx'),
  route('*', './pages/unmatched.page.tsx'),
] satisfies RouteConfig

export default [...staffPages, layout('./page-boundary.tsx', pages)] satisfies RouteConfig
