// Runs npm and ends it when its parent process is gone, even when that was killed: two installs in one folder
// would corrupt each other.
import { spawn } from 'node:child_process'

const [program = '', ...args] = process.argv.slice(2)
const npm = spawn(program, args, { stdio: 'inherit', shell: program === 'npm' && process.platform === 'win32' })
process.on('disconnect', () => {
  npm.kill('SIGKILL')
  process.exit(1)
})
npm.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
npm.on('exit', (code) => process.exit(code ?? 1))
