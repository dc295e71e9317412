import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { previousCommit } from '#tests/drills/upgrade/previous-version.ts'
import { measureAccount } from './account.ts'
import { measureBom } from './bom/bom.ts'
import { measureBomInBrowser } from './bom/bom-in-browser.ts'
import { measureByTurns } from './calls/by-turns.ts'
import { profileCalls } from './calls/profile.ts'
import { measureCatalogue } from './catalogue.ts'
import { measureExperience } from './experience.ts'
import { measureImport } from './import.ts'
import { measureOpenImport } from './open-import.ts'
import { measureOrders } from './orders.ts'
import { measurePages } from './pages.ts'
import { measureProcesses } from './processes.ts'
import { measureReplicas } from './replicas.ts'
import { measureSalesYear } from './sales-year.ts'
import { measureSearch } from './search.ts'
import { measureSizes } from './sizes.ts'
import { measureStaff } from './staff.ts'
import { measureStart } from './start.ts'

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  // Of `calls`: the commit that this version is compared with, and which calls, separated by commas.
  options: { against: { type: 'string' }, only: { type: 'string' } },
})

/** What can be measured. Without a name all of it is, each alone. */
const benches: Record<string, () => Promise<void>> = {
  calls: () => measureByTurns(options.against ?? previousCommit(), size(100_000), options.only?.split(',')),
  profile: () => profileCalls(size(20_000), options.only?.split(',')),
  sizes: measureSizes,
  pages: () => measurePages(size(50_000)),
  experience: () => measureExperience(size(5000)),
  catalogue: () => measureCatalogue(size(1_000_000)),
  import: () => measureImport(size(1_000_000)),
  openImport: () => measureOpenImport(size(200_000)),
  search: () => measureSearch(size(1_000_000)),
  bom: () => measureBom(size(1_000_000)),
  bomInBrowser: () => measureBomInBrowser(size(50_000)),
  orders: measureOrders,
  staff: () => measureStaff(size(50_000)),
  figures: () => measureSalesYear(size(5000)),
  processes: () => measureProcesses(size(50_000)),
  start: measureStart,
  account: measureAccount,
  replicas: () => measureReplicas(size(50_000)),
}

const size = (otherwise: number) => Number(process.env.CATALOG_SIZE ?? otherwise)

const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. There is: ${Object.keys(benches).join(', ')}\n`)
  process.exit(1)
}
process.stdout.write(`${JSON.stringify({ machine: { cores: cpus().length, node: process.version } })}\n`)
for (const [name, measure] of Object.entries(benches)) if (wanted.length === 0 || wanted.includes(name)) await measure()
