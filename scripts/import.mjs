// `npm run import -- <file …>`: imports a supplier's list. See docs/import.md.
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'
import { become } from './setup/runtime.mjs'

await install(createSteps(process.stderr))
become(['--max-semi-space-size=16', 'src/app/commands/import-command.ts', ...process.argv.slice(2)], {
  IMPORT_CWD: process.env.INIT_CWD ?? process.cwd(),
})
