import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findProgram, requirePrograms } from './cluster/programs.ts'

/*
 * The alert rules of deploy/prometheus, tested with promtool: every alert fires, and ends. `npm run drill:alerts`. Fails when promtool is
 * not installed. That every alert has such a test is checked by `npm test` (src/app/metrics/alert-rules.db.test.ts).
 */
requirePrograms({ promtool: 'prometheus' })
const folder = join(import.meta.dirname, '../../deploy/prometheus')
const promtool = findProgram('promtool') ?? 'promtool'
const COMMANDS = [
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml', 'alerts.days.test.yml'],
]
const failed = COMMANDS.filter((args) => spawnSync(promtool, args, { cwd: folder, stdio: 'inherit' }).status !== 0)
process.stdout.write(failed.length === 0 ? 'all well\n' : 'PROBLEM see above\n')
process.exitCode = failed.length === 0 ? 0 : 1
