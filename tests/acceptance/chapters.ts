import { cartCalls, categoryCalls, envelopeClauses, goodsCalls, orderCalls } from './chapters/api.ts'
import { siteCalls, userCalls } from './chapters/api-site-user.ts'
import { auth } from './chapters/auth.ts'
import { cartClauses } from './chapters/cart.ts'
import { components } from './chapters/components.ts'
import { consent } from './chapters/consent.ts'
import { constants } from './chapters/constants.ts'
import { entityClauses } from './chapters/entities.ts'
import { errors, messages } from './chapters/errors.ts'
import { footer, toolbarClauses } from './chapters/footer-toolbar.ts'
import { addresses, forms } from './chapters/forms.ts'
import { header } from './chapters/header.ts'
import { orders } from './chapters/orders.ts'
import { privateRoutes } from './chapters/private-routes.ts'
import { history, rfq } from './chapters/rfq-history.ts'
import { publicRoutes } from './chapters/routes.ts'
import type { Clause } from './clause.ts'

/** Every clause of the specification, by chapter. */
export const chapters: Clause[] = [
  ...[...publicRoutes, ...privateRoutes, ...header, ...footer, ...toolbarClauses, ...components, ...entityClauses],
  ...[...orders, ...auth, ...consent, ...rfq, ...history, ...cartClauses, ...addresses, ...forms],
  ...[...envelopeClauses, ...goodsCalls, ...cartCalls, ...orderCalls, ...categoryCalls, ...siteCalls, ...userCalls],
  ...[...errors, ...messages, ...constants],
]
