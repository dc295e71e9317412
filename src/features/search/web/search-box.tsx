import { useId } from 'react'
import { Form } from 'react-router'
import { lazyPart } from '#web/lazy-part.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { optionId } from './search-box-options.ts'
import { SEARCH_PAGE, useSearchBox } from './use-search-box.ts'

const SearchBoxPanel = lazyPart(async () => (await import('./search-box-panel.tsx')).SearchBoxPanel)

/** The search box of every page. A plain form, which works without scripts. */
export function SearchBox() {
  const listId = useId()
  const box = useSearchBox(listId)
  const { input, open, needed, options, active, searched, formHandlers } = box
  return (
    <Form action={SEARCH_PAGE} role="search" {...formHandlers} className="relative flex">
      <label htmlFor={`${listId}-input`} className="sr-only">
        Part number
      </label>
      <input
        ref={input}
        id={`${listId}-input`}
        type="text"
        name="goodsModel"
        defaultValue={searched}
        placeholder="Part number, value, category"
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open && options.length > 0}
        aria-controls={needed ? listId : undefined}
        aria-activedescendant={active && optionId(listId, active)}
        onChange={(event) => box.onType(event.target.value)}
        onClick={() => !open && box.show()}
        onKeyDown={box.onKeyDown}
        className="h-11 min-w-0 flex-1 rounded-l-md border border-r-0 border-ink bg-paper pr-3 pl-(--search-lead,0.875rem) font-mono text-lg tracking-tight text-ellipsis focus-visible:-outline-offset-1"
      />
      <input type="hidden" name="fuzzy" value="true" />
      <button
        type="submit"
        className={buttonClass({ variant: 'primary', size: 'lg', className: 'rounded-l-none max-sm:px-3' })}
      >
        Search
      </button>
      {needed && (
        <SearchBoxPanel
          listId={listId}
          open={open}
          options={options}
          active={active}
          onChoose={box.choose}
          onClearHistory={box.onClearHistory}
        />
      )}
    </Form>
  )
}
