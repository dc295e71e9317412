// `npm run doctor`: checks settings, database, mail, payments and more, and says what to do.
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'
import { become } from './setup/runtime.mjs'

await install(createSteps(process.stderr))
become(['src/app/commands/doctor-command.ts', ...process.argv.slice(2)])
