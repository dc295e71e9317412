import { expect, test } from 'vitest'
import { tlsHint, withTls } from './tls.ts'

test.each([
  'postgres://me:secret@127.0.0.1:5432/store',
  'postgres://localhost/store',
  'postgres://me@[::1]:5432/store?application_name=x',
  'postgres:///store?host=/var/run/postgresql',
  'postgres://me:secret@%2Fvar%2Frun%2Fpostgresql:5432/store',
  'postgres://127.0.0.1:5432,127.0.0.1:5433/store',
])('a database on this machine is used as it is: %s', (url) => {
  expect(withTls(url, undefined)).toBe(url)
  expect(withTls(url, '/etc/ca.pem')).toBe(url)
})

test.each([
  ['postgres://me:secret@db.example:5432/store', 'postgres://me:secret@db.example:5432/store?sslmode=verify-full'],
  ['postgres://a,127.0.0.1/store?x=1', 'postgres://a,127.0.0.1/store?x=1&sslmode=verify-full'],
  ['postgres://db/store?sslmode=disable', 'postgres://db/store?sslmode=disable'],
  ['postgres://db/store?sslmode=require', 'postgres://db/store?sslmode=require'],
])('another host must show a certificate for its name, unless the address says otherwise: %s', (url, used) => {
  expect(withTls(url, undefined)).toBe(used)
})

test('the certificate of the authority is named in the address, unless it names one', () => {
  expect(withTls('postgres://db/store', '/etc/my ca.pem')).toBe(
    'postgres://db/store?sslmode=verify-full&sslrootcert=%2Fetc%2Fmy%20ca.pem',
  )
  const own = 'postgres://db/store?sslmode=verify-ca&sslrootcert=/own.pem'
  expect(withTls(own, '/etc/ca.pem')).toBe(own)
})

test('errors of TLS have advice', () => {
  expect(tlsHint(new Error('The server does not support SSL connections'))).toContain('sslmode=disable')
  expect(tlsHint(Object.assign(new Error('x'), { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }))).toContain('DATABASE_CA')
  expect(tlsHint(new Error('self-signed certificate'))).toContain('DATABASE_CA')
  expect(tlsHint(new Error('connect ECONNREFUSED'))).toBe('')
})
