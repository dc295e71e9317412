import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A passkey in software, for what a browser with a fingerprint reader would do. */
export function createAuthenticator(origin: string) {
  const rpId = new URL(origin).hostname
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0

  const clientData = (type: string, challenge: unknown, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))

  /** Flags: present, verified, and with a new key. */
  function authData(flags: number, rest = Buffer.alloc(0)) {
    counter += 1
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, rest])
  }

  return {
    /** `navigator.credentials.create` */
    register(options: Record<string, unknown>, at = origin) {
      // COSE key: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const data = authData(0x45, Buffer.concat([Buffer.alloc(16), Buffer.from([0, 32]), credentialId, key]))
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', options.challenge, at).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      }
      return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} }
    },
    /** `navigator.credentials.get` */
    authenticate(options: Record<string, unknown>, at = origin) {
      const data = authData(0x05)
      const client = clientData('webauthn.get', options.challenge, at)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      }
      return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} }
    },
  }
}
