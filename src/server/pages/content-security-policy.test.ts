import { expect, test } from 'vitest'
import { allowOwnScripts, TAG_MANAGER } from './content-security-policy.ts'

const NONCE = 'only-this-rendering-knows'

test('our own script is allowed by its hash, and the nonce does not leave the server', () => {
  const { html, contentSecurityPolicy } = allowOwnScripts(`<script nonce="${NONCE}" type="module">go()</script>`, NONCE)
  expect(html).toBe('<script type="module">go()</script>')
  expect(contentSecurityPolicy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='$/)
})

test('a script that was injected into the content is not allowed', () => {
  const own = allowOwnScripts(`<script nonce="${NONCE}">go()</script>`, NONCE)
  const attacked = allowOwnScripts(`<p><script>steal()</script></p><script nonce="${NONCE}">go()</script>`, NONCE)
  expect(attacked.contentSecurityPolicy).toBe(own.contentSecurityPolicy)
})

test('the same page has the same bytes and policy for all visitors', () => {
  const first = allowOwnScripts('<link nonce="a" rel="x"><script nonce="a">go()</script>', 'a')
  const second = allowOwnScripts('<link nonce="b" rel="x"><script nonce="b">go()</script>', 'b')
  expect(first).toEqual(second)
})

test('a store with a tag manager allows only that one', () => {
  const { contentSecurityPolicy } = allowOwnScripts('', NONCE, [TAG_MANAGER])
  expect(contentSecurityPolicy).toContain("script-src 'self' https://www.googletagmanager.com")
  const own = allowOwnScripts('', NONCE).contentSecurityPolicy.split('; ')
  expect(own.filter((directive) => directive.includes('https:'))).toEqual([])
  expect(own).toContain("img-src 'self' data: blob:")
})

test('inline scripts, frames, plugins and foreign origins are off', () => {
  const { contentSecurityPolicy } = allowOwnScripts('', NONCE)
  expect(contentSecurityPolicy).toContain("default-src 'none'")
  expect(contentSecurityPolicy).toContain("frame-ancestors 'none'")
  expect(contentSecurityPolicy).toContain("base-uri 'none'")
  expect(contentSecurityPolicy).not.toMatch(/script-src[^;]*unsafe/)
})
