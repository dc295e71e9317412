import { home } from '../../features/catalog/catalog.contract.ts'
import type { Call } from '../../shared/endpoint.ts'
import { callApi } from '../../web/call.ts'
import { callContext } from '../../web/call-context.ts'
import type { Route } from './+types/home.page.ts'

const read = (call: Call) => call(home, {})
export const loader = ({ context }: Route.LoaderArgs) => read(context.get(callContext))
export const clientLoader = () => read(callApi)

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <h1>{loaderData.goodsCount}</h1>
    </main>
  )
}
