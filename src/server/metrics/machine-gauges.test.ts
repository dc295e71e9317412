import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { watchMachine } from './machine-gauges.ts'
import { createMetrics } from './metrics.ts'

/** For tests only: of nobody, for nothing, for a hundred years. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBfjCCASWgAwIBAgIURbghZVBph/GTx/3W49Qhus/xP0owCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExOTIwMzA1OFoYDzIxMjYxMDI2
MjAzMDU4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARiNk3Nz+EN+TrtcR2xxqQnJcS0QZEtZTEpVj3hSxZdvlG1QT3xWnCp
peDmpDdAuUJCMoUec8vbyUPQyi3PQpRlo1MwUTAdBgNVHQ4EFgQUR+fUrMp/pINK
EELBE+J0uHIVu9AwHwYDVR0jBBgwFoAUR+fUrMp/pINKEELBE+J0uHIVu9AwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiAcsWkHkX2NKsChIZLwt6f2
kNeNrY9qAOc7QkHI4aK2hAIgKa1yz03Pws4QZN0GOwGhbKpWSeRI6a60Nc6YlfmW
KWU=
-----END CERTIFICATE-----`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgnutDo0N9z7nQtNE2
KtDhkcsIx0ZnIwEZ6pq4ExgM7tehRANCAARiNk3Nz+EN+TrtcR2xxqQnJcS0QZEt
ZTEpVj3hSxZdvlG1QT3xWnCppeDmpDdAuUJCMoUec8vbyUPQyi3PQpRl
-----END PRIVATE KEY-----`

const server = createServer({ cert, key })
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo // it listens on a port
afterAll(() => server.close())

const watch = (config: Partial<Parameters<typeof watchMachine>[1]>) => {
  const metrics = createMetrics()
  watchMachine(metrics, { dataDir: tmpdir(), publicUrl: undefined, role: 'both', ...config })
  return async (name: string) => {
    const text = await metrics.registry.metrics()
    return new RegExp(`^${name}(?:{[^}]*})? (.*)$`, 'm').exec(text)?.[1]
  }
}

test('the disk of DATA_DIR is measured, and nothing is said about a folder that is not there', async () => {
  const here = watch({})
  const [free, size] = [Number(await here('disk_free_bytes')), Number(await here('disk_size_bytes'))]
  expect(free).toBeGreaterThan(0)
  expect(free).toBeLessThan(size)
  const nowhere = watch({ dataDir: join(tmpdir(), 'not', 'there') })
  expect([await nowhere('disk_free_bytes'), await nowhere('disk_size_bytes')]).toEqual([undefined, undefined])
})

test('the certificate of the public address is read beside the scrape, also when nobody trusts it', async () => {
  const days = watch({ publicUrl: `https://localhost:${port}` })
  await expect.poll(() => days('certificate_days_left')).toBeDefined()
  const left = (new Date(new X509Certificate(cert).validTo).getTime() - Date.now()) / 86_400_000
  expect(Math.abs(Number(await days('certificate_days_left')) - left)).toBeLessThan(0.01)
})

test.each([
  ['a process that runs no jobs', { publicUrl: `https://localhost:${port}`, role: 'web' as const }],
  ['a store without TLS', { publicUrl: `http://localhost:${port}` }],
])('%s does not look at a certificate', async (_what, config) => {
  const metric = watch(config)
  expect(await metric('certificate_days_left')).toBeUndefined()
})
