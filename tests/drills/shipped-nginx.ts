import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#server/database/embedded/processes.ts'
import { until } from '../support/process.ts'
import type { Programs } from './cluster/programs.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy/nginx')

interface Shipped {
  storeUrls: readonly string[]
  port?: number
  /** Callers name their addresses themselves: those of a drill with `fetch` have but one. */
  believesCallers?: boolean
}

export const accessLogOf = (folder: string) => join(folder, 'nginx-access.log')

/** nginx as deploy/nginx configures it, but for its ports, its folders and TLS. Resolves to its address. */
export async function startShippedNginx(
  programs: Programs,
  folder: string,
  { storeUrls, port, believesCallers = false }: Shipped,
): Promise<string> {
  const listensOn = port ?? (await freePort())
  const upstream = join(folder, 'upstream.conf')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await mkdir(join(folder, 'nginx-cache'), { recursive: true })
  await writeFile(upstream, upstreamOf(await readFile(join(DEPLOY, 'upstream.conf'), 'utf8'), storeUrls))
  const shipped = (await readFile(join(DEPLOY, 'ohmstead.conf'), 'utf8'))
    .replaceAll('/etc/nginx/ohmstead-upstream.conf', upstream)
    .replace('/var/cache/nginx/ohmstead', join(folder, 'nginx-cache'))
    .replaceAll('/var/log/nginx/access.log', accessLogOf(folder))
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${listensOn};`)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace(
      'X-Forwarded-For $remote_addr',
      `X-Forwarded-For ${believesCallers ? '$http_x_forwarded_for' : '$remote_addr'}`,
    )
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
  const url = `http://127.0.0.1:${listensOn}`
  await until(async () => (await fetch(`${url}/api/live`)).ok, 20_000)
  return url
}

/** The shipped upstream, with these hosts instead of its own. */
function upstreamOf(shipped: string, storeUrls: readonly string[]): string {
  const line = /^ *server .*\n/m.exec(shipped)?.[0] ?? ''
  const servers = storeUrls.map((url) => line.replace(/[\d.]+:\d+/, new URL(url).host))
  return shipped.replaceAll(/^ *server .*\n/gm, '').replace(/^}/m, `${servers.join('')}}`)
}
