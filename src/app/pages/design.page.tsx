import { privatePage } from '#web/site-name.ts'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { linkClass } from '#web/ui/display/text-link.tsx'
import { Actions } from '#web/ui/showcase/actions.tsx'
import { Forms } from '#web/ui/showcase/forms.tsx'
import { Foundations } from '#web/ui/showcase/foundations.tsx'
import { Navigation } from '#web/ui/showcase/navigation.tsx'
import { Overlays } from '#web/ui/showcase/overlays.tsx'
import { PartsAndPrices } from '#web/ui/showcase/parts-and-prices.tsx'
import { States } from '#web/ui/showcase/states.tsx'
import { Tables } from '#web/ui/showcase/tables.tsx'

const chapters = [
  { id: 'foundations', name: 'Foundations' },
  { id: 'actions', name: 'Actions' },
  { id: 'parts', name: 'Parts and prices' },
  { id: 'forms', name: 'Forms' },
  { id: 'navigation', name: 'Navigation' },
  { id: 'tables', name: 'Tables' },
  { id: 'overlays', name: 'Overlays' },
  { id: 'states', name: 'States' },
]

export const meta = privatePage('Design system')

/** Every component of the design system in every state: for people to look at and for the visual tests to compare. */
export default function DesignPage() {
  return (
    <main id="main" className="page-width grid gap-x-12 py-8 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <header className="pb-8 lg:col-span-2">
        <PageHeading>The design system</PageHeading>
        <p className="mt-1 max-w-[72ch] text-ink-2">All components of the store, in each of their states.</p>
      </header>
      <nav aria-label="On this page" className="pb-8">
        <ul className="top-24 flex flex-wrap gap-x-5 gap-y-1 lg:sticky lg:flex-col">
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <a href={`#${chapter.id}`} className={`${linkClass('muted')} inline-block py-1`}>
                {chapter.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <Foundations />
        <Actions />
        <PartsAndPrices />
        <Forms />
        <Navigation />
        <Tables />
        <Overlays />
        <States />
      </div>
    </main>
  )
}
