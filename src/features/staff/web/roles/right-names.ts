import type { RoleRight } from '#features/account/roles.contract.ts'

const GROUPS: Readonly<Record<string, string>> = {
  audit: 'Audit trail',
  catalog: 'Categories and manufacturers',
  content: 'Content',
  customers: 'Customers',
  feedback: 'Messages',
  figures: 'Figures',
  import: 'Imports',
  integrations: 'API keys and webhooks',
  jobs: 'Failed jobs',
  mails: 'Mail texts',
  newsletter: 'Newsletter',
  orders: 'Orders',
  parts: 'Parts',
  payment: 'Payment methods',
  payments: 'Payments',
  people: 'Staff accounts and roles',
  purchasing: 'Purchasing',
  quotes: 'Quotes',
  returns: 'Returns',
  search: 'Searches',
  security: 'Security log',
  settings: 'Currencies and checklist',
  shipping: 'Shipping',
  shop: 'Shop, banks and mails',
  stock: 'Stock',
  tax: 'Tax',
  texts: 'Answer texts',
  work: 'Assignments',
}

const ACTIONS: Readonly<Record<string, string>> = {
  read: 'See',
  write: 'Change',
  act: 'Sign in as',
  answer: 'Answer',
  check: 'Accept or reject transfers',
  erase: 'Erase personal data',
  export: 'Export personal data',
  note: 'Add notes',
  receive: 'Receive goods',
  refund: 'Refund',
  ship: 'Pick and ship',
}

/** Seeing comes first, then changing, then the rest by name. */
const placeOf = (action: string) => ['read', 'write'].indexOf(action) + 1 || 3

interface RightGroup {
  group: string
  name: string
  rights: Array<RoleRight & { name: string }>
}

/** Rights in groups, both with the words of the screens. */
export function groupRights(rights: readonly RoleRight[]): RightGroup[] {
  const groups = new Map<string, RightGroup>()
  for (const one of rights) {
    const [group = '', action = ''] = one.right.split('.')
    const found = groups.get(group) ?? { group, name: GROUPS[group] ?? group, rights: [] }
    found.rights.push({ ...one, name: ACTIONS[action] ?? action })
    groups.set(group, found)
  }
  const actionOf = ({ right }: RoleRight) => right.split('.')[1] ?? ''
  for (const { rights: own } of groups.values())
    own.sort((a, b) => placeOf(actionOf(a)) - placeOf(actionOf(b)) || (a.name < b.name ? -1 : 1))
  return [...groups.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}
