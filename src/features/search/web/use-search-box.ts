import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { comparablePath } from '#shared/page-path.ts'
import { notify } from '#web/ui/overlays/notify.ts'
import { setRegisterPrompt } from './limit/register-prompt.ts'
import { takeSearch } from './limit/search-limit.ts'
import { optionId, type SearchOption, startOptions, typedOptions } from './search-box-options.ts'
import { useHotParts, useSuggestions } from './search-box-suggestions.ts'
import type { SearchedTerm } from './search-history.rules.ts'
import { clearHistory, listSuggestedTerms, rememberTerm } from './search-history.ts'

/** A press on the panel moves the focus first; closing is delayed so that the click still reaches the panel. */
const BLUR_HIDE_MS = 200
export const SEARCH_PAGE = '/comListSearch'

/** Returns false and shows the reason when the search is refused. */
function mayGoOn(term: string): boolean {
  if (term === '') {
    notify({ kind: 'info', message: 'Please enter any model!' })
    return false
  }
  if (!takeSearch(term)) {
    setRegisterPrompt(true)
    return false
  }
  rememberTerm(term)
  return true
}

/** State and handlers of the search box: suggestions while typing, keyboard, and searches that are refused. */
export function useSearchBox(listId: string) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  // The panel is loaded when it is first shown, and stays.
  const [needed, setNeeded] = useState(false)
  const [text, setText] = useState('')
  const [terms, setTerms] = useState<SearchedTerm[]>([])
  const [activeKey, setActiveKey] = useState<string>()
  const hot = useHotParts(open)
  const suggestions = useSuggestions(open ? text : '')
  const ahead = useRef<string>(undefined)
  const searched = useSearchedTerm(input, ahead)

  const typed = text !== '' && suggestions !== undefined
  const options = typed ? typedOptions(text, suggestions) : startOptions(terms, hot)
  const active = open ? options.find((option) => option.key === activeKey) : undefined

  useEffect(() => () => clearTimeout(hiding.current), [])
  useEffect(() => {
    if (active) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  function show() {
    clearTimeout(hiding.current)
    setTerms(listSuggestedTerms())
    setNeeded(true)
    setOpen(true)
  }
  function hide() {
    clearTimeout(hiding.current)
    ahead.current = undefined
    setOpen(false)
    setText('')
    setActiveKey(undefined)
  }
  function onFocus(event: FocusEvent) {
    clearTimeout(hiding.current)
    if (event.target === input.current) show()
  }
  function onBlur(event: FocusEvent<HTMLFormElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) hiding.current = setTimeout(hide, BLUR_HIDE_MS)
  }
  function onType(value: string) {
    ahead.current = value.trim()
    setText(value.trim())
    setActiveKey(undefined)
    if (!open) show()
  }

  function leaveFor(term: string) {
    hide()
    if (term !== searched) ahead.current = term
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const term = input.current?.value.trim() ?? ''
    if (mayGoOn(term)) return leaveFor(term)
    event.preventDefault()
    input.current?.focus()
  }
  function choose(option: SearchOption, event?: MouseEvent) {
    // A part opened in another tab leaves everything here as it is.
    if (event && (event.metaKey || event.ctrlKey || event.shiftKey)) return
    event?.preventDefault()
    const { term = '' } = option
    if (term && !mayGoOn(term)) return hide()
    leaveFor(term)
    if (input.current) input.current.value = term
    void navigate(option.to)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) return show()
      setActiveKey(neighbour(options, activeKey, event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      hide()
    }
  }

  function onClearHistory() {
    clearHistory()
    setTerms([])
    input.current?.focus()
  }

  const formHandlers = { onSubmit, onFocus, onBlur }
  return {
    input,
    open,
    needed,
    options,
    active,
    searched,
    show,
    choose,
    onType,
    onKeyDown,
    onClearHistory,
    formHandlers,
  }
}

/** Moves the selection; past the ends nothing is selected. */
function neighbour(options: readonly SearchOption[], key: string | undefined, step: 1 | -1): string | undefined {
  const places = options.length + 1
  const from = options.findIndex((option) => option.key === key) + 1
  return options[((from + step + places) % places) - 1]?.key
}

/**
 * The term of the shown results, which the box shows too, unless the user is ahead: typing or
 * searching the next number while results are loading.
 */
function useSearchedTerm(input: { current: HTMLInputElement | null }, ahead: { current: string | undefined }): string {
  const { pathname, search } = useLocation()
  const isSearch = comparablePath(pathname) === comparablePath(SEARCH_PAGE)
  const searched = isSearch ? (new URLSearchParams(search).get('goodsModel') ?? '') : ''
  const shown = useRef(searched)
  useEffect(() => {
    if (shown.current === searched) return
    shown.current = searched
    if (ahead.current === searched.trim()) ahead.current = undefined
    if (input.current && ahead.current === undefined) input.current.value = searched
  }, [searched, input, ahead])
  return searched
}
