import { Button } from '#web/ui/button.tsx'

/** For a page that has nothing else to offer; works without scripts. */
export const SearchForm = () => (
  <form action="/comListSearch" className="flex max-w-[36rem] gap-2">
    <input type="hidden" name="fuzzy" value="true" />
    <input
      type="search"
      name="goodsModel"
      required
      aria-label="Search for a part"
      placeholder="Part number, value, category"
      className="h-11 min-w-0 flex-1 rounded-md border border-edge bg-paper px-3"
    />
    <Button type="submit" size="lg" variant="primary">
      Search
    </Button>
  </form>
)
