import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#server/database/embedded/processes.ts'
import { until } from '../../support/process.ts'
import type { Programs } from '../cluster/programs.ts'

const DEPLOY = join(import.meta.dirname, '../../../deploy/nginx')

/** nginx as deploy/nginx configures it, but for its ports, its folders and TLS. Resolves to its address. */
export async function startShippedNginx(programs: Programs, folder: string, storeUrl: string): Promise<string> {
  const port = await freePort()
  const upstream = join(folder, 'upstream.conf')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await mkdir(join(folder, 'nginx-cache'), { recursive: true })
  await writeFile(
    upstream,
    `upstream ohmstead { server ${new URL(storeUrl).host} max_fails=1 fail_timeout=2s; keepalive 32; }\n`,
  )
  const shipped = (await readFile(join(DEPLOY, 'ohmstead.conf'), 'utf8'))
    .replaceAll('/etc/nginx/ohmstead-upstream.conf', upstream)
    .replace('/var/cache/nginx/ohmstead', join(folder, 'nginx-cache'))
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace(/^ *ssl_.*$/gm, '')
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${join(folder, 'nginx.pid')};
error_log stderr warn;
events {}
http {
  access_log off;
  ${paths.map((name) => `${name}_temp_path ${join(folder, `nginx-${name}`)};`).join('\n  ')}
  ${shipped}
}
`,
  )
  programs.start('nginx', 'nginx', ['-c', file, '-p', folder])
  const url = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${url}/api/live`)).ok, 20_000)
  return url
}
