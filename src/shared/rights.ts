import type { Endpoint } from './endpoint.ts'

/** What a member of staff needs for a call: its own `right`, else the group in its address with `read` or `write`. */
export function rightFor({ right, method, path }: Pick<Endpoint, 'right' | 'method' | 'path'>): string {
  const group = path.split('/')[3] ?? ''
  return right ?? `${group}.${method === 'GET' ? 'read' : 'write'}`
}

/** Whether a list such as `orders.*`, `*.read`, `*` contains a right. */
export function includesRight(rights: readonly string[], right: string): boolean {
  const [group, action] = right.split('.')
  return rights.some((one) => one === '*' || one === right || one === `${group}.*` || one === `*.${action}`)
}
