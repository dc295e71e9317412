// Builds the pages: client and server bundle, then every text asset once more compressed.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root, runtime } from './runtime.mjs'

const cli = join(root, 'node_modules/@react-router/dev/bin.cjs')
const built = spawnSync(runtime(), [cli, 'build', '--logLevel', 'warn'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
if (built.status !== 0) process.exit(built.status ?? 1)

function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) compress(path)
    else if (/\.(js|css|svg|json|txt|xml)$/.test(entry.name)) {
      const text = readFileSync(path)
      writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
    }
  }
}
compress(join(root, 'build/client'))
