import { readFileSync } from 'node:fs'
import * as check from 'lucide-react/icons/check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from './create-icon.ts'
import * as instrumentation from './no-instrumentation.ts'
import * as discovery from './no-route-discovery.ts'

/** Not in the declared types of the package. */
const { __iconData } = check as unknown as { __iconData: Parameters<typeof createIcon>[0] }
const Check = createIcon(__iconData)

test('an icon says only what differs from the others', () => {
  expect(renderToString(createElement(Check, { className: 'size-4' }))).toBe(
    '<svg viewBox="0 0 24 24" class="lucide size-4" aria-hidden="true"><path d="M20 6 9 17l-5-5"></path></svg>',
  )
})

test('an icon with a name is not hidden, and keeps a stroke of its own', () => {
  expect(renderToString(createElement(Check, { 'aria-label': 'Done', strokeWidth: 1.5 }))).toContain(
    '<svg viewBox="0 0 24 24" class="lucide" aria-label="Done" stroke-width="1.5">',
  )
})

/** The names that the router's other modules import from one that is replaced. */
function importedFrom(module: string): string[] {
  const files = ['lib/router/router.js', 'lib/dom/ssr/components.js', 'lib/server-runtime/server.js', 'index.js']
  return files.flatMap((file) => {
    const code = readFileSync(`node_modules/react-router/dist/production/${file}`, 'utf8')
    const found = new RegExp(`import \\{([^}]*)\\} from "[^"]*/${module}\\.js"`).exec(code)
    return found?.[1]?.split(',').map((name) => name.trim().split(' as ')[0] ?? '') ?? []
  })
}

test('what stands in for modules of the router has all that the router imports from them', () => {
  expect(Object.keys(discovery)).toEqual(expect.arrayContaining(importedFrom('fog-of-war')))
  expect(Object.keys(instrumentation)).toEqual(expect.arrayContaining(importedFrom('instrumentation')))
  expect(importedFrom('fog-of-war')).toContain('isFogOfWarEnabled')
  expect(importedFrom('instrumentation')).toContain('instrumentClientSideRouter')
})
