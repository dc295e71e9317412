import { expect, test } from 'vitest'
import { newSecret, signatureHeaders } from './signature.ts'

test('a signature is the one that the libraries of standardwebhooks.com expect', () => {
  // The example of the specification's own test suites.
  const headers = signatureHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
  })
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('secrets differ and are long', () => {
  expect(newSecret()).not.toBe(newSecret())
  expect(Buffer.from(newSecret().slice(6), 'base64')).toHaveLength(32)
})
