import { join } from 'node:path'
import { loadFolder } from '../src/features/content/server/load-content.service.ts'
import { markDemoContent, seedShop } from '../src/features/shop/server/shop.service.ts'
import type { ShopSeed } from '../src/features/shop/shop.rules.ts'
import { addDemoMenu, type DemoMenu } from '../src/features/site/server/site.service.ts'
import type { Sql } from '../src/server/database/connect.ts'
import { seedDemoFreight } from './demo-freight.ts'

/* An invented firm: name, address, bank, certificates, articles, exhibitions. It is in no store but a demo. */

const folder = (name: string) => join(import.meta.dirname, 'content', name)
const ARTICLES = folder('articles')
const FAQ = folder('faq')
const PAGES = folder('pages')

const SHOP: ShopSeed = {
  settings: {
    name: 'Ohmstead',
    tagline: 'Electronic components for people who build things.',
    street: 'Kiln Quay 12',
    postalCode: '3011',
    city: 'Rotterdam',
    countryCode: 'NL',
    currencies: ['USD', 'CNY'],
    contactEmail: 'service@ohmstead.example',
    phone: '+31 10 555 01 42',
    logo: '/logo.svg',
    certificates: ['ISO 9001', 'ISO 13485', 'ISO 14001', 'ISO 28000', 'ISO 45001', 'ESD'],
    // Whoever tries the demo signs in with the printed password.
    secondFactorDays: 0,
    demoContent: true,
  },
  bankAccounts: (['USD', 'CNY'] as const).map((currency, place) => ({
    currency,
    beneficiary: 'Ohmstead B.V. (demo)',
    bankName: 'Example Harbour Bank',
    bankAddress: 'Kiln Quay 1, 3011 Rotterdam, Netherlands',
    accountNumber: `NL00 XMPL 0000 0000 0${place + 1}`,
    swift: 'XMPLNL00',
  })),
}

const EXHIBITIONS: DemoMenu = {
  label: 'Exposition',
  position: 6,
  child: [
    { label: '2024 Germany Exhibition', href: '/exhibition' },
    { label: '2025 Japan Exhibition', href: '/exhibition2025' },
  ],
}

/** Fills in what a demo store shows about itself, once: what was changed since stays changed. */
export async function seedDemoShop(sql: Sql): Promise<void> {
  await seedShop(sql, SHOP)
  await addDemoMenu(sql, EXHIBITIONS)
  await seedDemoFreight(sql)
  await loadDemoTexts(sql)
  await loadFolder(sql, PAGES)
}

/** Articles and questions that fit any shop; the pages about the firm do not. Pages say that they are the demo's. */
export async function loadDemoTexts(sql: Sql): Promise<void> {
  await loadFolder(sql, ARTICLES)
  await loadFolder(sql, FAQ)
  await markDemoContent(sql)
}
