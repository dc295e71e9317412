import { type Config, readConfig } from '#server/config.ts'
import { examineStore, exitCodeOf, renderPage } from '../doctor/examine.ts'
import { readArguments } from './read-arguments.ts'
import { explain } from './run-command.ts'

const HELP = `npm run doctor

Checks the store of these settings, running or not, and changes nothing: settings, disk, backups, mail, the public address,
certificates, Stripe, versions, migrations, connections, clock, replicas, indexes, jobs, payments, maintenance. Each fault has its cure.
Exit codes: 0 all is good, 1 there are warnings, 2 there are faults.`

const { values } = readArguments({ options: { help: { type: 'boolean', default: false } } })

async function examine(): Promise<number> {
  let config: Config
  try {
    config = readConfig(process.env)
  } catch (error) {
    process.stdout.write(`fault    settings  ${explain(error)}\n`)
    return 2
  }
  const found = await examineStore(config)
  process.stdout.write(`${renderPage(found)}\n`)
  return exitCodeOf(found)
}

if (values.help) process.stdout.write(`${HELP}\n`)
else process.exitCode = await examine()
