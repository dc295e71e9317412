import { ButtonLink } from '#web/ui/button-link.tsx'

/** For empty lists: links to the search and to the categories. */
export const FindPartsActions = () => (
  <>
    <ButtonLink variant="primary" to="/comListSearch">
      Search parts
    </ButtonLink>
    <ButtonLink to="/allCategories">Browse the categories</ButtonLink>
  </>
)
