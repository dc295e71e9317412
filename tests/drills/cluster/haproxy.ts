import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#server/database/embedded/processes.ts'
import type { Programs } from './programs.ts'

const DEPLOYED = join(import.meta.dirname, '../../../deploy/haproxy/database.cfg')

/** HAProxy with deploy/haproxy/database.cfg, at other addresses. Resolves to the port that leads to the node that takes writes. */
export async function startHaproxy(
  programs: Programs,
  folder: string,
  nodes: ReadonlyArray<{ database: number; rest: number }>,
): Promise<number> {
  const port = await freePort()
  const servers = nodes.map(
    ({ database, rest }, place) => `server db${place + 1} 127.0.0.1:${database} check port ${rest}`,
  )
  let place = 0
  const text = readFileSync(DEPLOYED, 'utf8')
    .replace(/^( *bind) .*$/m, `$1 127.0.0.1:${port}`)
    .replaceAll(/^( *)server .*$/gm, (_, indent: string) => `${indent}${servers[place++]}`)
  if (place !== servers.length) throw new Error(`${DEPLOYED} has ${place} servers`)
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, text)
  programs.start('haproxy', 'haproxy', ['-f', file])
  return port
}
