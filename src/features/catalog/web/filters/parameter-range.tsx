import { type FormEvent, useId, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { formatQuantity, parseQuantity, parseQuantityIn } from '#shared/quantity.ts'
import { buttonShape } from '#web/ui/button-class.ts'
import { controlShape } from '#web/ui/forms/control-class.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import type { ParameterChoice, ParameterFacet } from '../../filters.contract.ts'
import { type AddressAfter, replaceParameter } from '../category/category-change.ts'
import { type CategoryPlace, type CategoryState, listStateFields, rangeOf } from '../category/category-choice.ts'
import type { Scale } from './parameter-scale.ts'

type ParameterRangeProps = {
  facet: ParameterFacet
  scale: Scale
  choice: ParameterChoice | undefined
  place: CategoryPlace
  state: CategoryState
  after: AddressAfter
}

const ENDS = ['from', 'to'] as const
/** For both inputs: what is typed is not prose. */
const AS_TYPED = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const
type Typed = Record<(typeof ENDS)[number], string>

/** Checked by the browser before our script has loaded: a number, then optionally a prefix and a unit. */
const TYPED_PATTERN = String.raw`\s*[+\-−±]?[\d.,\s]*\d[\d.,\s]*(e[+\-]?\d+)?\s*[^\d\s]*\d*\D*`

/** An empty field leaves its side of the range open. */
const isValidEntry = (text: string, unit: string): boolean =>
  text.trim() === '' || parseQuantity(text, unit) !== undefined

/** Without script the loader has to know what numbers without letters mean. */
const unitFields = (code: string, unit: string, prefix: string | null) => [
  [`p.${code}.unit`, unit] as const,
  ...(prefix === null ? [] : [[`p.${code}.prefix`, prefix] as const]),
]

/** From and to in engineers' writing. Without script a plain form sends them as typed, and the loader reads them. */
export function ParameterRange({ facet, scale, choice, place, state, after }: ParameterRangeProps) {
  const { code, name, unitPrefix } = facet
  const unit = facet.unit ?? ''
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const errorId = useId()
  const write = (value: number | undefined) =>
    value !== undefined && Number.isFinite(value) ? formatQuantity(value, unit, unitPrefix) : ''
  const read = (text: string) => parseQuantityIn(text, unit, unitPrefix)
  const [draft, setDraft] = useState<{ typed: Typed; checked: boolean }>()
  // The typed text is dropped when another range is applied.
  const applied = `${choice?.min}..${choice?.max}`
  const [typedOver, setTypedOver] = useState(applied)
  if (typedOver !== applied) {
    setTypedOver(applied)
    setDraft(undefined)
  }
  const typed: Typed = draft?.typed ?? { from: write(choice?.min), to: write(choice?.max) }
  const wrong = draft?.checked ? ENDS.filter((end) => !isValidEntry(typed[end], unit)) : []
  const tidied = (end: (typeof ENDS)[number]) => write(read(typed[end])) || typed[end]

  const apply = (event: FormEvent) => {
    event.preventDefault()
    setDraft({ typed: { from: tidied('from'), to: tidied('to') }, checked: true })
    if (ENDS.some((end) => !isValidEntry(typed[end], unit))) return
    const range = rangeOf(code, read(typed.from), read(typed.to))
    return navigate(after({ parameters: replaceParameter(state.parameters, code, range) }), {
      preventScrollReset: true,
    })
  }

  const others = { ...state, parameters: replaceParameter(state.parameters, code, undefined), pageNumber: 1 }
  const placeholder = { from: write(scale.least), to: write(scale.most) }
  return (
    <Form method="get" action={place.path} noValidate={isHydrated} onSubmit={apply} {...AS_TYPED} className="pt-2">
      {[...place.query, ...listStateFields(others), ...unitFields(code, unit, unitPrefix)].map(([field, value]) => (
        <input key={`${field} ${value}`} type="hidden" name={field} value={value} />
      ))}
      <div className="facet-range">
        {ENDS.map((end) => (
          <input
            key={end}
            type="text"
            name={`p.${code}.${end}`}
            aria-label={`${name}, ${end}`}
            aria-invalid={wrong.includes(end) || undefined}
            aria-describedby={wrong.includes(end) ? errorId : undefined}
            placeholder={placeholder[end]}
            pattern={TYPED_PATTERN}
            title={end === 'from' ? 'Minimum, such as 4k7 or 0.1u' : 'Maximum, such as 4k7 or 0.1u'}
            value={typed[end]}
            onChange={(event) => setDraft({ typed: { ...typed, [end]: event.currentTarget.value }, checked: false })}
            onBlur={() => draft && setDraft({ typed: { ...typed, [end]: tidied(end) }, checked: true })}
            className={controlShape}
          />
        ))}
        <button
          type="submit"
          aria-label={`Apply ${name}`}
          title={`Apply ${name}`}
          className={buttonShape('secondary')}
        />
      </div>
      <p id={errorId} role="status" className="text-xs text-bad">
        {wrong.length > 0 && `Enter a value such as ${placeholder.from || placeholder.to}.`}
      </p>
    </Form>
  )
}
