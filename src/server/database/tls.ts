const LOCAL = /^(localhost|127\.[\d.]+|\[?::1\]?|%2F.*|)$/i

/** Hosts of a database URL, without their ports; there may be several. A socket is an empty one, or its folder. */
function hostsOf(url: string): string[] {
  const [, hosts = ''] = /^\w+:\/\/(?:[^@/?]*@)?([^/?]*)/.exec(url) ?? []
  return hosts.split(',').map((host) => host.replace(/:\d*$/, ''))
}

/**
 * Connections to another host use TLS, and its certificate must match its name (`verify-full`), unless the URL itself says
 * otherwise (`sslmode`). `ca`: a file with the certificate of the authority that has signed it; without, those that Node
 * trusts. On this machine nothing is encrypted.
 */
export function withTls(url: string, ca: string | undefined): string {
  const isLocal = hostsOf(url).every((host) => LOCAL.test(host)) || /[?&]host=(\/|%2F)/i.test(url)
  const isSaid = /[?&]sslmode=/.test(url)
  const added = [
    ...(isLocal || isSaid ? [] : ['sslmode=verify-full']),
    ...(ca && !(isLocal && !isSaid) && !/[?&]sslrootcert=/.test(url) ? [`sslrootcert=${encodeURIComponent(ca)}`] : []),
  ]
  if (added.length === 0) return url
  return `${url}${url.includes('?') ? '&' : '?'}${added.join('&')}`
}

/** What to do about an error of TLS, for the line that a start ends with. */
export function tlsHint(error: unknown): string {
  const text = error instanceof Error ? `${error.message} ${'code' in error ? error.code : ''}` : ''
  if (/does not support SSL/i.test(text))
    return ' Turn TLS on there, or add ?sslmode=disable to DATABASE_URL if the network is private.'
  if (/certificate|self.signed|altname|UNABLE_TO_VERIFY|CERT_/i.test(text))
    return ' Set DATABASE_CA to the certificate of its authority, and use the name that its certificate has.'
  return ''
}
