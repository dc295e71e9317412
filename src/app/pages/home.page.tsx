import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { laterPart } from '#web/later-part.tsx'
import { siteNameIn, type TitleArgs } from '#web/site-name.ts'
import type { Route } from './+types/home.page.ts'
import { type HomeData, readHome } from './home/home-read.ts'

const loadSections = async () => (await import('./home/sections.tsx')).HomeSections
const HomeSections = laterPart(loadSections)

export const loader = ({ context }: Route.LoaderArgs) => readHome(context.get(callContext))
/** With the script of the page: coming from another one, there is no HTML to show meanwhile. */
export async function clientLoader() {
  const sections = loadSections()
  const data = await (await import('./home/home-read.ts')).readHome(callApi)
  await sections
  return data
}

export const meta = (args: TitleArgs & { loaderData?: HomeData }) => [
  { title: `${siteNameIn(args)}: electronic components by part number` },
  {
    name: 'description',
    content:
      'Find any electronic component by its part number: stock, prices by quantity, data sheets, BOM tool and quotes.',
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
