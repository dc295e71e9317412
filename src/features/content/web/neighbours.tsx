import type { ReactNode } from 'react'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { Article } from '../content.contract.ts'
import { articleAddress } from '../content.rules.ts'

/** From one article to the next, without going back to the list. */
export function Neighbours({ earlier, later }: { earlier: Article | null; later: Article | null }) {
  if (!earlier && !later) return null
  return (
    <nav
      aria-label="More articles"
      className="grid gap-x-8 gap-y-3 border-t border-ink pt-3 print:hidden sm:grid-cols-2"
    >
      {later && <Way label="Newer" article={later} />}
      {earlier && <Way label="Older" article={earlier} className="sm:col-start-2 sm:text-right" />}
    </nav>
  )
}

function Way({ label, article, className }: { label: ReactNode; article: Article; className?: string }) {
  return (
    <p className={className}>
      <span className="block text-xs text-ink-3">{label}</span>
      <TextLink to={articleAddress(article.articleId)} className="inline-block py-0.5 text-lg font-medium">
        {article.title}
      </TextLink>
    </p>
  )
}
