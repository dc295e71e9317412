import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { callContext } from '#web/call-context.ts'
import { nonceContext, observeTreeContext, pageContext } from './render-context.ts'

export { renderClosed } from './closed-page.tsx'

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE) // the virtual module is the build

export interface Page {
  status: number
  /** Where a redirect leads. */
  location: string | null
  html: string
  /** The pattern of its address; a redirect has none. */
  route: string
}

/** Entry point of the page bundle: takes a request and a function to call endpoints, returns a page. */
export async function renderPage(request: Request, call: Call, nonce: string): Promise<Page> {
  const context = new RouterContextProvider()
  let page = { html: '', route: 'redirect' }
  context.set(callContext, call)
  context.set(nonceContext, nonce)
  context.set(pageContext, (html, route) => {
    page = { html, route }
  })
  const { status, headers } = await handle(request, context)
  return { status, location: headers.get('location'), ...page }
}

/** For the bench: the tree of a page as a function that renders nothing but the tree. */
export async function bareTree(request: Request, call: Call): Promise<() => string> {
  const context = new RouterContextProvider()
  let renderTree = () => ''
  context.set(callContext, call)
  context.set(observeTreeContext, (render) => {
    renderTree = render
  })
  await handle(request, context)
  return renderTree
}
