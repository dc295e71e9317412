import { PackageSearch } from 'lucide-react'
import { Button } from '../button.tsx'
import { ButtonLink } from '../button-link.tsx'
import { Callout } from '../display/callout.tsx'
import { EmptyState } from '../display/empty-state.tsx'
import { ErrorState } from '../display/error-state.tsx'
import { Loading, Skeleton } from '../display/skeleton.tsx'
import { Spinner } from '../display/spinner.tsx'
import { Sample, Section } from './sample.tsx'

export function States() {
  return (
    <Section
      id="states"
      title="States"
      intro="Empty, loading and error states: they explain the state and the next step."
    >
      <Sample name="Callout">
        <div className="grid max-w-3xl gap-2">
          <Callout tone="saving">
            <strong className="font-semibold">500 cost $40.60</strong>, less than your 450.
          </Callout>
          <Callout>Your BOM is priced: 38 of 40 lines found, two need attention.</Callout>
          <Callout tone="warn">This part is not recommended for new designs. Last order date 31 March 2027.</Callout>
          <Callout tone="bad">The card was declined. Nothing was charged; your order is still here.</Callout>
        </div>
      </Sample>
      <Sample name="EmptyState">
        <EmptyState
          headingLevel={3}
          icon={<PackageSearch />}
          title="No exact match for “lm35bdr”"
          actions={
            <>
              <ButtonLink to="/comListSearch?goodsModel=lm358dr" variant="primary">
                Search lm358dr
              </ButtonLink>
              <ButtonLink to="/enquiry">Ask us for it</ButtonLink>
            </>
          }
        >
          Did you mean lm358dr? If the number is correct, we can source it for you.
        </EmptyState>
      </Sample>
      <Sample name="ErrorState">
        <ErrorState
          headingLevel={3}
          title="The alternatives did not load"
          actions={<Button size="sm">Try again</Button>}
          reference="req-7f3a91"
        >
          The rest of this page is complete. Please try again.
        </ErrorState>
      </Sample>
      <Sample name="Skeleton">
        <Loading label="Loading parts">
          <div className="grid gap-4">
            {[1, 2, 3].map((row) => (
              <div key={row} className="flex items-start gap-4 border-b border-line pb-4">
                <Skeleton className="size-14 shrink-0" />
                <div className="grid flex-1 gap-2">
                  <Skeleton className="h-4 w-36" />
                  <Skeleton className="h-3 w-20" />
                </div>
                <Skeleton className="h-8 w-28 max-sm:hidden" />
              </div>
            ))}
          </div>
        </Loading>
      </Sample>
      <Sample name="Spinner">
        <p className="flex items-center gap-2 text-ink-2">
          <Spinner /> Pricing 40 lines
        </p>
      </Sample>
    </Section>
  )
}
