import { goodsAddress } from '#features/catalog/web/addresses.ts'
import { useSiteName } from '#web/site-name.ts'
import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { type HeadingLevel, headingTag } from '#web/ui/display/heading-level.ts'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { AfterSale } from '../../after-sales.contract.ts'
import { afterSaleAddress } from '../order-addresses.ts'
import { PrivatePicture } from '../private-picture.tsx'

const tones: Readonly<Record<AfterSale['state'], BadgeTone>> = { open: 'promo', agreed: 'good', refused: 'bad' }
const solutionNames = { refund: 'Refund', replace: 'Replacement' } as const

type AfterSaleCardProps = {
  request: AfterSale
  /** Names the order, where it is not known from around it. */
  withOrder?: boolean
  headingLevel?: HeadingLevel
}

/** A request to customer service: what is wrong, which solution is requested, what was answered. */
export function AfterSaleCard({ request, withOrder, headingLevel = 2 }: AfterSaleCardProps) {
  const Heading = headingTag(headingLevel)
  const { afterSaleNo, orderNo, createdAt, state, stateName, solution, reason, description } = request
  return (
    <article aria-label={`Request ${afterSaleNo}`} className="grid gap-3 rounded-lg border border-line p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading className="font-mono text-base">{afterSaleNo}</Heading>
        <Badge tone={tones[state]}>{stateName}</Badge>
        {withOrder && (
          <p className="text-sm text-ink-2">
            Order{' '}
            <TextLink to={afterSaleAddress(orderNo)} inline className="font-mono">
              {orderNo}
            </TextLink>
          </p>
        )}
        <p className="text-sm text-ink-3 sm:ml-auto">
          <Moment at={createdAt} withTime />
        </p>
      </header>
      <div>
        <p>
          {reason} <span className="text-ink-3">· {solutionNames[solution]} requested</span>
        </p>
        {description && <p className="wrap-anywhere whitespace-pre-line text-ink-2">{description}</p>}
      </div>
      <Pieces request={request} />
      {request.pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {request.pictures.map((resourceId, place) => (
            <li key={resourceId}>
              <PrivatePicture resourceId={resourceId} alt={`Picture ${place + 1} of request ${afterSaleNo}`} />
            </li>
          ))}
        </ul>
      )}
      {request.answer && (
        <Callout tone={state === 'refused' ? 'warn' : 'info'}>
          <p className="font-medium">Our answer</p>
          <p className="wrap-anywhere whitespace-pre-line">{request.answer}</p>
        </Callout>
      )}
      <Progress steps={request.progress} />
    </article>
  )
}

/** Requested pieces, and how many of them were accepted when not all were. */
function Pieces({ request: { lines, state } }: { request: AfterSale }) {
  return (
    <ul className="text-sm">
      {lines.map((line) => (
        <li key={line.lineId} className="flex flex-wrap gap-x-3">
          <TextLink to={goodsAddress(line.goodsId)} tone="ink">
            <ModelText model={line.goodsModel} className="wrap-anywhere" />
          </TextLink>
          <span className="text-ink-3">
            <Count value={line.count} /> {line.count === 1 ? 'piece' : 'pieces'}
            {state === 'agreed' && line.acceptedCount !== null && line.acceptedCount < line.count && (
              <>
                , <Count value={line.acceptedCount} /> accepted
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Progress({ steps }: { steps: AfterSale['progress'] }) {
  const siteName = useSiteName()
  return (
    <div className="border-t border-line-2 pt-3">
      <p className="pb-1 text-xs font-medium text-ink-3">Progress</p>
      <ol className="grid gap-1 text-sm">
        {steps.map((step) => (
          <li key={`${step.at} ${step.text}`} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <span className="text-ink-3">
              <Moment at={step.at} withTime />
            </span>
            <span className="wrap-anywhere whitespace-pre-line text-ink-2">
              <span className="text-ink">{step.who === 'buyer' ? 'You' : siteName}:</span> {step.text}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
