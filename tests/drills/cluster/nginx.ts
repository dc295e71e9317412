import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#server/database/embedded/processes.ts'
import { until } from '../../support/process.ts'
import type { Programs } from './programs.ts'

/** What of deploy/nginx matters when a host goes. */
const AS_DEPLOYED = `
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout http_503;
      proxy_next_upstream_tries 3;`

/** nginx before several stores. Resolves to its address. `deployedOn`: a port, and the rules of deploy/nginx for hosts that go. */
export async function startNginx(
  programs: Programs,
  folder: string,
  storeUrls: readonly string[],
  deployedOn?: number,
): Promise<string> {
  const port = deployedOn ?? (await freePort())
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
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
  upstream store {
    ${storeUrls.map((url) => `server ${new URL(url).host}${deployedOn ? ' max_fails=1 fail_timeout=2s' : ''};`).join('\n    ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://store;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $http_x_forwarded_for;
      proxy_read_timeout 60s;${deployedOn ? AS_DEPLOYED : ''}
    }
  }
}
`,
  )
  programs.start('nginx', 'nginx', ['-c', file, '-p', folder])
  const url = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${url}/api/live`)).ok, 20_000)
  return url
}
