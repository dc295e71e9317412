import { readFile } from 'node:fs/promises'

interface Line {
  requestId?: string
  path?: string
  address?: string
  msg?: string
}

const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

const isProbe = ({ path = '' }: Line) => /^\/api\/(live|ready|health)$/.test(path)

/** What the logs of nginx and of the stores should not say, or do not say. `address`: where the callers come from. */
export async function judgeLogs(
  accessLog: string,
  storeOutputs: readonly string[],
  address: RegExp,
): Promise<string[]> {
  const text = await readFile(accessLog, 'utf8').catch(() => '')
  const ofNginx = linesOf(text)
  const ofStores = storeOutputs
    .flatMap(linesOf)
    .filter(({ msg, path }) => msg === 'request' && path?.startsWith('/api/'))
  const known = new Set(ofNginx.map(({ requestId }) => requestId))
  const unknown = ofStores.filter(({ requestId }) => !known.has(requestId))
  return [
    ...(ofNginx.length === 0 || ofStores.length === 0 ? ['one of the logs is empty'] : []),
    ...(unknown.length > 0
      ? [`${unknown.length} of ${ofStores.length} requests of the stores are not in the log of nginx`]
      : []),
    ...(ofNginx.some(isProbe) || ofStores.some(isProbe) ? ['health checks are logged'] : []),
    ...(!ofNginx.some((line) => address.test(line.address ?? '')) ? ['nginx does not log who has called'] : []),
    ...(storeOutputs.some((output) => address.test(output)) ? ['the stores log addresses as well'] : []),
    ...(text.includes('goodsModel=') ? ['nginx logs what people search for'] : []),
  ]
}
