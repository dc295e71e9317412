import { linkClass } from '#web/ui/display/text-link.tsx'
import type { Heading } from '../content.contract.ts'

/** The headings of a long text, as places to jump to; only where there is room for them beside the text. */
export function OnThisPage({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < 2) return null
  return (
    <nav aria-labelledby="on-this-page" className="max-xl:hidden print:hidden">
      <div className="sticky top-[calc(var(--header-height,4rem)+1rem)]">
        <h2 id="on-this-page" className="pb-1 text-sm">
          On this page
        </h2>
        <ul className="border-l border-line">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} className={`${linkClass('muted')} block py-1 pl-3 text-sm`}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
