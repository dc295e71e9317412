import { useEffect, useState } from 'react'
import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { type GoodsName, home } from '../catalog.contract.ts'
import { cutText } from '../catalog.rules.ts'
import { goodsAddress } from './addresses.ts'

const HOT_COUNT = 12
const HOT_TEXT = 20
const places = Array.from({ length: HOT_COUNT }, (_, place) => place)

/** Popular parts. Loaded after hydration; placeholders keep the space. */
export function HotModels() {
  const [hot, setHot] = useState<GoodsName[]>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let left = false
    callApi(home, { hotCount: HOT_COUNT }).then(
      (answer) => !left && setHot(answer.hot),
      (error: unknown) => {
        if (!isAppError(error)) throw error
        if (!left) setProblem(error.message)
      },
    )
    return () => {
      left = true
    }
  }, [])

  if (hot?.length === 0) return null
  return (
    <section aria-labelledby="hot-model" className="noscript:hidden">
      <h2 id="hot-model" className="pb-1 text-base">
        Hot Model
      </h2>
      {problem && <p className="text-sm text-bad">{problem}</p>}
      <ol
        hidden={problem !== undefined}
        className="grid grid-cols-2 gap-x-6 *:flex *:h-8 *:items-center *:border-t *:border-line-2 *:empty:border-transparent md:grid-cols-1"
      >
        {places.map((place) => {
          const goods = hot?.[place]
          return <li key={place}>{goods ? <HotModel goods={goods} /> : !hot && <Skeleton className="h-3 w-32" />}</li>
        })}
      </ol>
    </section>
  )
}

function HotModel({ goods }: { goods: GoodsName }) {
  const shown = cutText(goods.goodsModel, HOT_TEXT)
  return (
    <TextLink
      to={goodsAddress(goods.goodsId)}
      tone="ink"
      title={shown === goods.goodsModel ? undefined : goods.goodsModel}
      className="truncate py-1 font-mono text-sm"
    >
      {shown}
    </TextLink>
  )
}
