import { once } from 'node:events'
import { connect } from 'node:tls'

interface Certificate {
  validTo: Date
  /** Why browsers do not trust it. */
  untrusted: Error | undefined
}

/** The certificate that a server shows. Its dates are read in any case, also of one that nobody trusts. */
export async function readCertificate(url: URL, patienceMs: number): Promise<Certificate> {
  const socket = connect({
    host: url.hostname,
    port: Number(url.port || 443),
    servername: url.hostname,
    rejectUnauthorized: false,
  })
  socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer in time')))
  try {
    await once(socket, 'secureConnect')
    return {
      validTo: new Date(socket.getPeerCertificate().valid_to),
      untrusted: socket.authorizationError ?? undefined,
    }
  } finally {
    socket.destroy()
  }
}
