/** URLs of pictures and data sheets: public ones or paths of this store, never private networks. */

const INNER_NAMES = /^(?:localhost|.*\.(?:local|localhost|internal|intranet|lan|home|corp|home\.arpa))\.?$/i

/** The address, or what is wrong with it. */
export function readAddress(text: string): { address: string } | string {
  if (/^\/(?!\/)[\w\-./%~+()]*$/.test(text)) return { address: text }
  let url: URL
  try {
    url = new URL(text)
  } catch {
    return `"${text.slice(0, 60)}" is not an address.`
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return `"${text.slice(0, 60)}" is not a web address.`
  if (url.username || url.password) return 'The address contains a password.'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isInnerAddress(host) || INNER_NAMES.test(host) || !/[.:]/.test(host))
    return `"${text.slice(0, 60)}" points inside the network.`
  return text.length > 2000 ? 'The address is longer than 2,000 characters.' : { address: url.href }
}

/** Whether an IP address is one that only this machine or its network reaches. `URL` has written odd forms out already. */
export function isInnerAddress(ip: string): boolean {
  const v4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(ip)
  if (v4) {
    const [a = 0, b = 0] = v4.slice(1).map(Number)
    return (
      a === 0 ||
      a === 10 ||
      a === 127 ||
      a >= 224 ||
      (a === 100 && b >= 64 && b <= 127) ||
      (a === 169 && b === 254) ||
      (a === 172 && b >= 16 && b <= 31) ||
      (a === 192 && (b === 168 || b === 0)) ||
      (a === 198 && (b === 18 || b === 19))
    )
  }
  if (!ip.includes(':')) return false
  const v6 = ip.toLowerCase().split('%')[0] ?? ''
  const mapped = /(?:^::ffff:|^64:ff9b::|^::)(\d+\.\d+\.\d+\.\d+)$/.exec(v6)?.[1]
  if (mapped) return isInnerAddress(mapped)
  const hex = /^(?:::ffff:|64:ff9b::|::)([\da-f]{1,4}):([\da-f]{1,4})$/.exec(v6)
  if (hex) {
    const [high = 0, low = 0] = hex.slice(1).map((part) => Number.parseInt(part, 16))
    return isInnerAddress([high >> 8, high & 255, low >> 8, low & 255].join('.'))
  }
  return v6 === '::' || v6 === '::1' || /^(?:f[cd]|fe[89ab]|ff)/.test(v6) || /^2002:/.test(v6)
}
