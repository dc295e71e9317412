import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { laterPart } from '#web/later-part.tsx'
import { siteNameIn, type TitleArgs } from '#web/site-name.ts'
import type { Route } from './+types/home.page.ts'
import { type HomeData, readHome } from './home/home-read.ts'

const HomeSections = laterPart(async () => (await import('./home/sections.tsx')).HomeSections)

export const loader = ({ context }: Route.LoaderArgs) => readHome(context.get(callContext))
export async function clientLoader() {
  const reading = import('./home/home-read.ts').then((home) => home.readHome(callApi))
  const [data] = await Promise.all([reading, HomeSections.preload()])
  return data
}

export const meta = (args: TitleArgs & { loaderData?: HomeData }) => [
  { title: `${siteNameIn(args)}: electronic components by part number` },
  {
    name: 'description',
    content:
      'Find any electronic component by its part number: stock, prices by quantity, datasheets, BOM tool and quotes.',
  },
  { tagName: 'link', rel: 'canonical', href: '/' },
  ...(args.loaderData ? [{ 'script:ld+json': args.loaderData.organisation }] : []),
]

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="grow pb-16">
      <HomeSections data={loaderData} />
    </main>
  )
}
