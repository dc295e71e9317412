import { prefixesOf } from '#shared/quantity.ts'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { filterDisplays } from '../../filters.contract.ts'
import type { CategoryFilter } from '../../staff-categories.contract.ts'

type Display = Pick<CategoryFilter, 'shownAs' | 'unitPrefix'>
type FilterDisplayProps = { filter: CategoryFilter; disabled: boolean; onChange: (display: Partial<Display>) => void }

const DISPLAY_NAMES = { auto: 'Automatic', range: 'Range', list: 'List' }
/** In a select, where null is no value. */
const AUTOMATIC = 'auto'

/** How a filter with numbers is shown: as a range or a list, and in which unit. */
export function FilterDisplay({ filter: { name, unit, unitPrefix, shownAs }, disabled, onChange }: FilterDisplayProps) {
  const prefixes = prefixesOf(unit ?? '')
  return (
    <span className="flex flex-wrap gap-2 pt-1 pl-6">
      <NativeSelect
        size="sm"
        aria-label={`${name} is shown as`}
        value={shownAs}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => {
          const chosen = filterDisplays.find((one) => one === value)
          if (chosen) onChange({ shownAs: chosen })
        }}
      >
        {filterDisplays.map((one) => (
          <option key={one} value={one}>
            {DISPLAY_NAMES[one]}
          </option>
        ))}
      </NativeSelect>
      {prefixes.length > 0 && (
        <NativeSelect
          size="sm"
          aria-label={`Unit of ${name}`}
          value={unitPrefix ?? AUTOMATIC}
          disabled={disabled}
          onChange={({ currentTarget: { value } }) =>
            onChange({ unitPrefix: prefixes.find((prefix) => prefix === value) ?? null })
          }
        >
          <option value={AUTOMATIC}>Automatic unit</option>
          {prefixes.map((prefix) => (
            <option key={prefix} value={prefix}>
              {prefix}
              {unit}
            </option>
          ))}
        </NativeSelect>
      )}
    </span>
  )
}
