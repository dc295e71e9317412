import { ACCOUNT_MAILS } from '#features/account/account-mails.ts'
import { accountApi } from '#features/account/server/account.api.ts'
import { rolesApi } from '#features/account/server/roles/roles.api.ts'
import { secondFactorApi } from '#features/account/server/second-factor/second-factor.api.ts'
import { staffAccountsApi } from '#features/account/server/staff-accounts.api.ts'
import { teamApi } from '#features/account/server/team/team.api.ts'
import { addressApi } from '#features/address/server/address.api.ts'
import { bomApi } from '#features/bom/server/bom.api.ts'
import { bomReadingApi } from '#features/bom/server/bom-reading.api.ts'
import { browsingApi } from '#features/browsing/server/browsing.api.ts'
import { captchaApi } from '#features/captcha/server/captcha.api.ts'
import { cartApi } from '#features/cart/server/cart.api.ts'
import { catalogApi } from '#features/catalog/server/catalog.api.ts'
import { ratesApi } from '#features/catalog/server/rates.api.ts'
import { sitemapApi } from '#features/catalog/server/sitemap/sitemap.api.ts'
import { categoriesApi } from '#features/catalog/server/staff/categories.api.ts'
import { homeListsApi } from '#features/catalog/server/staff/home-lists.api.ts'
import { contentApi } from '#features/content/server/content.api.ts'
import { staffContentApi } from '#features/content/server/staff-content.api.ts'
import { creditApi } from '#features/credit/server/credit.api.ts'
import { customersApi } from '#features/customers/server/customers.api.ts'
import { demoModeApi } from '#features/demo-mode/server/demo-mode.api.ts'
import { favouritesApi } from '#features/favourites/server/favourites.api.ts'
import { feedbackApi } from '#features/feedback/server/feedback.api.ts'
import { figuresApi } from '#features/figures/server/figures.api.ts'
import { freightApi } from '#features/freight/server/freight.api.ts'
import { shippingApi } from '#features/freight/server/shipping.api.ts'
import { INTEGRATION_MAILS } from '#features/integrations/integration-mails.ts'
import { keysApi } from '#features/integrations/server/keys/keys.api.ts'
import { webhooksApi } from '#features/integrations/server/webhooks/webhooks.api.ts'
import { needApi } from '#features/need/server/need.api.ts'
import { NEWSLETTER_MAILS } from '#features/newsletter/newsletter-mails.ts'
import { issuesApi } from '#features/newsletter/server/issues/issues.api.ts'
import { newsletterApi } from '#features/newsletter/server/newsletter.api.ts'
import { ORDER_MAILS } from '#features/orders/order-mails.ts'
import { approvalsApi } from '#features/orders/server/approvals/approvals.api.ts'
import { ordersApi } from '#features/orders/server/orders.api.ts'
import { paymentApi } from '#features/payment/server/payment.api.ts'
import { createProviders, listLiveMethods } from '#features/payment/server/providers.service.ts'
import { createPictureSigner, type PictureSigner } from '#features/pictures/server/outside/picture-signer.ts'
import { picturesApi } from '#features/pictures/server/pictures.api.ts'
import { priceListsApi } from '#features/price-lists/server/price-lists.api.ts'
import { bannersApi } from '#features/promo/server/banners/banners.api.ts'
import { filmApi } from '#features/promo/server/film/film.api.ts'
import { promoApi } from '#features/promo/server/promo.api.ts'
import { PURCHASE_MAILS } from '#features/purchasing/purchase-mails.ts'
import { purchasingApi } from '#features/purchasing/server/purchasing.api.ts'
import { resourceApi } from '#features/resource/server/resource.api.ts'
import { RFQ_MAILS } from '#features/rfq/rfq-mails.ts'
import { rfqApi } from '#features/rfq/server/rfq.api.ts'
import { searchApi } from '#features/search/server/search.api.ts'
import { teachingApi } from '#features/search/server/teaching/teaching.api.ts'
import type { MailKind } from '#features/shop/mail-texts.rules.ts'
import { shopApi } from '#features/shop/server/shop.api.ts'
import { getServiceEmail } from '#features/shop/server/shop.service.ts'
import { siteApi } from '#features/site/server/site.api.ts'
import { listReadable } from '#features/site/server/site.service.ts'
import { staffNavigationApi } from '#features/site/server/staff/navigation.api.ts'
import { backupsApi } from '#features/staff/server/backups.api.ts'
import { checklistApi } from '#features/staff/server/checklist.api.ts'
import { jobsApi } from '#features/staff/server/jobs.api.ts'
import { staffApi } from '#features/staff/server/staff.api.ts'
import { workApi } from '#features/staff/server/work.api.ts'
import { stockNoticeApi } from '#features/stock-notice/server/stock-notice.api.ts'
import { STOCK_NOTICE_MAILS } from '#features/stock-notice/stock-notice-mails.ts'
import { feedsApi } from '#features/supply/server/feeds/feeds.api.ts'
import { fixedPricesApi } from '#features/supply/server/fixed-prices/fixed-prices.api.ts'
import { partsApi } from '#features/supply/server/parts/parts.api.ts'
import { supplyApi } from '#features/supply/server/supply.api.ts'
import { taxApi } from '#features/tax/server/tax.api.ts'
import type { Implementation } from '#server/api/implement.ts'
import type { Config } from '#server/config.ts'
import { publicUrlOf } from '#server/public-url.ts'
import { lazyKey } from '#server/secrets/store-secret.ts'
import { setOutsidePictures } from '#shared/addresses/shown-picture.ts'
import { supplySettings } from './commands/launch-import.ts'
import { nameOfStaff, setupParts } from './commands/owner.ts'
import { hasDemo } from './open-demo.ts'
import { stepChecks } from './owner-checklist.ts'
import { personalData } from './personal-data.ts'
import { exportsApi } from './staff-exports.ts'
import { staffParts } from './staff-queues.ts'

/** Every mail whose texts the owner may change. */
const mailKinds = [
  ORDER_MAILS,
  ACCOUNT_MAILS,
  RFQ_MAILS,
  NEWSLETTER_MAILS,
  STOCK_NOTICE_MAILS,
  PURCHASE_MAILS,
  INTEGRATION_MAILS,
].flatMap((kinds): MailKind[] => Object.values(kinds))

/** Endpoints of the catalogue, of its back office, and of what is bought in for it. */
const catalogue = [...catalogApi, ...categoriesApi, ...homeListsApi, ...ratesApi, ...purchasingApi]

/** Endpoints about people who log in. */
const accounts = [...accountApi(personalData), ...teamApi(personalData), ...staffAccountsApi]

/** Endpoints about customers and what they owe. */
const customers = [...customersApi(personalData), ...creditApi, ...priceListsApi, ...fixedPricesApi]

/** Endpoints about what the store does by itself. */
const operations = [...jobsApi, ...backupsApi]

/** Answers name pictures of other hosts by addresses that are signed by it. */
function pictureSigner(config: Config): PictureSigner {
  const signer = createPictureSigner(lazyKey(config, 'addresses of pictures'))
  setOutsidePictures(signer.localAddressOf)
  return signer
}

/** Every endpoint of the store. */
export function api(config: Config): Implementation[] {
  const all: Implementation[] = [
    ...keysApi(() => all.map(({ endpoint }) => endpoint)),
    ...webhooksApi,
    ...siteApi({ ...config, cards: listLiveMethods({ stripe: config.stripe, sandbox: config.demo }) }),
    ...shopApi({
      ...setupParts,
      nameOf: nameOfStaff,
      mailKinds,
      hasStartContent: hasDemo,
      demo: config.demo,
    }),
    ...catalogue,
    ...sitemapApi(publicUrlOf(config), listReadable),
    ...searchApi,
    ...favouritesApi,
    ...cartApi,
    ...bomApi,
    ...bomReadingApi,
    ...browsingApi,
    ...needApi,
    ...newsletterApi,
    ...stockNoticeApi,
    ...issuesApi,
    ...rfqApi({ getServiceEmail, unpaid: config.unpaid }),
    ...feedbackApi(getServiceEmail),
    ...promoApi,
    ...bannersApi,
    ...filmApi(config.demo),
    ...accounts,
    ...rolesApi(() => all.map(({ endpoint }) => endpoint)),
    ...secondFactorApi,
    ...captchaApi,
    ...resourceApi,
    ...addressApi,
    ...contentApi,
    ...freightApi,
    ...ordersApi(config.unpaid),
    ...approvalsApi(config.unpaid),
    ...paymentApi(createProviders({ stripe: config.stripe, sandbox: config.demo }), config.unpaid),
    ...picturesApi(pictureSigner(config)),
    ...demoModeApi,
    ...supplyApi(supplySettings(config)),
    ...feedsApi,
    ...customers,
    ...partsApi,
    ...staffNavigationApi,
    ...staffContentApi,
    ...shippingApi,
    ...taxApi,
    ...figuresApi,
    ...teachingApi,
    ...checklistApi(stepChecks(config)),
    ...staffApi(staffParts),
    ...operations,
    ...exportsApi(() => all),
    ...workApi,
  ]
  return all
}
