const WITH_HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/
const SESSION_ATTRS = /([?&])target_session_attrs=[^&]*&?/

/** One address for each host of `postgres://user:password@a:5432,b:5432/name?target_session_attrs=read-write`. */
export function listHostUrls(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = WITH_HOSTS.exec(url) ?? []
  if (hosts === '') return [url]
  const rest = after.replace(SESSION_ATTRS, '$1').replace(/[?&]$/, '')
  return hosts.split(',').map((host) => `${before}${host.trim()}${rest}`)
}

/** Why an address cannot be used; undefined when it can. */
export function findUrlFault(url: string): string | undefined {
  const attrs = new RegExp(SESSION_ATTRS.source.replace('[^&]*', '([^&]*)')).exec(url)?.[2]
  if (attrs !== undefined && attrs !== 'read-write' && attrs !== 'primary')
    return 'target_session_attrs must be read-write: the store writes'
  const isFit = listHostUrls(url).every((one) => /^postgres(ql)?:\/\/[^/]/.test(one) && URL.canParse(one))
  return isFit ? undefined : 'must look like postgres://user:password@host:5432/name'
}

/** The address of another database of the same server. */
export function withDatabaseName(url: string, name: string): string {
  const [, before = '', hosts = '', after = ''] = WITH_HOSTS.exec(url) ?? []
  return `${before}${hosts}${after.replace(/^\/?[^?]*/, `/${encodeURIComponent(name)}`)}`
}
