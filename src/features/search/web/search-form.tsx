import { Search } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

/** A search box for a page that has nothing else to offer; works without scripts. */
export function SearchForm() {
  return (
    <form action="/comListSearch" className="flex max-w-[36rem] gap-2">
      <input type="hidden" name="fuzzy" value="true" />
      <input
        type="search"
        name="goodsModel"
        required
        maxLength={200}
        aria-label="Search for a part"
        placeholder="Part number, value or description"
        className="h-11 min-w-0 flex-1 rounded-md border border-edge bg-paper px-3 text-base"
      />
      <Button type="submit" variant="primary">
        <Search aria-hidden="true" className="size-4.5" />
        Search
      </Button>
    </form>
  )
}
