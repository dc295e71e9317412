import { ChevronDown } from 'lucide-react'
import type { FaqSection } from '../content.contract.ts'
import { Prose } from './prose.tsx'

/** A section of questions, each opening by itself: no script is needed, and a link to `#question-7` opens that one. */
export function FaqQuestions({ section, open }: { section: FaqSection; open: boolean }) {
  const id = `section-${section.index}`
  return (
    <section aria-labelledby={id} className="pb-6">
      <h2 id={id} className="border-b border-ink pb-2 text-lg">
        {section.title}
      </h2>
      {section.questions.map(({ questionId, question, html }) => (
        <details key={questionId} open={open} className="group border-b border-line">
          <summary className="flex list-none items-start gap-3 py-3 hover:text-link [&::-webkit-details-marker]:hidden">
            <h3 className="text-lg font-medium">{question}</h3>
            <ChevronDown
              aria-hidden="true"
              className="mt-1 ml-auto size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-180 print:hidden"
            />
          </summary>
          <div id={`question-${questionId}`} className="pb-5">
            <Prose html={html} />
          </div>
        </details>
      ))}
    </section>
  )
}
