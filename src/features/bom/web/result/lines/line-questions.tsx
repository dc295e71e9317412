import type { BomLine } from '#features/bom/bom-matching.contract.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { Button } from '#web/ui/button.tsx'
import { joinAsAlternate, keepBoth, setFitted, setQuantity } from '../bom-work.ts'

type LineQuestionsProps = { place: number; questions: BomLine['questions']; name: string }

/** What only the customer can answer. Until then the line is not ordered. */
export function LineQuestions({ place, questions, name }: LineQuestionsProps) {
  return questions.map((question) => (
    <div key={question.about} className="grid gap-1 rounded-sm bg-warn-wash px-2 py-1.5 text-xs">
      <p>{textOf(question)}</p>
      <p className="flex flex-wrap gap-1.5">
        {answersOf(place, question).map(({ label, answer }) => (
          <Button key={label} size="sm" className="h-7! px-2! text-xs!" onClick={answer}>
            {label}
            <span className="sr-only"> for {name}</span>
          </Button>
        ))}
      </p>
    </div>
  ))
}

type Question = BomLine['questions'][number]

function textOf({ about, written, choices }: Question): string {
  if (about === 'fitted') return `Your BOM says “${written}”. Is this part fitted?`
  if (about === 'repeat') return `${written} is on another line, too. Is this a second source or another part?`
  if (written === '') return 'No quantity is given. Enter it above.'
  return choices.length > 0
    ? `The quantity “${written}” can be read in several ways. Which one is meant?`
    : `The quantity “${written}” cannot be read. Enter it above.`
}

function answersOf(place: number, { about, choices }: Question): { label: string; answer: () => void }[] {
  if (about === 'fitted')
    return [
      { label: 'Fitted', answer: () => setFitted(place, true) },
      { label: 'Not fitted', answer: () => setFitted(place, false) },
    ]
  if (about === 'repeat')
    return [
      { label: 'Second source', answer: () => joinAsAlternate(place) },
      { label: 'Another part', answer: () => keepBoth(place) },
    ]
  return choices.map((count) => ({
    label: `${formatCount(count)} per board`,
    answer: () => setQuantity(place, count),
  }))
}
