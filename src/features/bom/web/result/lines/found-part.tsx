import { isSure, type Reason, reasonTexts } from '#features/bom/bom.rules.ts'
import { goodsAddress } from '#features/catalog/web/addresses.ts'
import { VerdictNote } from '#features/catalog/web/verdict-note.tsx'
import { lazyPart } from '#web/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { UnbrokenText } from '#web/ui/display/unbroken-text.tsx'
import { isShort } from '../bom-filters.ts'
import { choosePart, takeLine } from '../bom-work.ts'
import { ApprovedAlternates } from './approved-alternates.tsx'
import { arrivesText, PackagingSelect } from './packaging-select.tsx'
import { type BomRowProps, nameOf } from './row-frame.ts'

const PartChooser = lazyPart(async () => (await import('./part-chooser.tsx')).PartChooser)

const toneOf = (reason: Reason): BadgeTone =>
  isSure(reason) || reason === 'chosen' ? 'good' : reason === 'none' ? 'bad' : 'warn'

/** The part of a line with the reason of the match, warnings, and a button to choose another. */
export function FoundPart(props: BomRowProps) {
  const { place, work, priced, choosing, onChoosing } = props
  const { found } = work
  const name = nameOf(work, place)
  return (
    <div className="grid gap-1">
      <PartSummary goods={found.goods} />
      <MatchLine {...props} />
      <PackagingSelect {...props} />
      {[...found.notes, ...priced.warnings].map((warning) => (
        <p key={warning.text} className="text-xs text-warn">
          {warning.text}
        </p>
      ))}
      {found.verdict && <VerdictNote verdict={found.verdict} />}
      <ApprovedAlternates place={place} found={found} needed={priced.count} name={name} />
      {choosing && (
        <PartChooser
          name={name}
          found={found}
          orderCount={priced.orderCount}
          onChosen={(other, verdict) => {
            choosePart(place, other, verdict)
            onChoosing(undefined)
          }}
        />
      )}
    </div>
  )
}

const otherWays = (candidates: number, short: boolean): string => {
  if (candidates > 0) return candidates === 1 ? '1 other match' : `${candidates} other matches`
  return short ? 'Alternatives' : 'Another part'
}

function PartSummary({ goods }: { goods: BomRowProps['work']['found']['goods'] }) {
  return (
    <p className="wrap-anywhere">
      {goods ? (
        <>
          <TextLink to={goodsAddress(goods.goodsId)} target="_blank" tone="ink">
            <ModelText model={goods.goodsModel} />
          </TextLink>{' '}
          <span className="text-sm text-ink-3">
            {goods.brand.brandName}, <UnbrokenText text={goods.package} />
          </span>
          <span className="block text-xs text-ink-3">{goods.introduce}</span>
        </>
      ) : (
        <span className="text-ink-3">No similar part found</span>
      )}
    </p>
  )
}

/** Why the part was chosen, its stock, and the buttons. */
function MatchLine(props: BomRowProps) {
  const { place, work, priced, choosing, onChoosing } = props
  const { line, found } = work
  const { label, explanation } = reasonTexts[found.match]
  const name = nameOf(work, place)
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span title={explanation}>
        <Badge tone={toneOf(found.match)}>{label}</Badge>
      </span>
      {found.goods && (
        <span className="text-xs text-ink-3">
          <Count value={priced.stockCount} /> in stock
          {arrivesText(props)}
        </span>
      )}
      {found.goods && !found.taken && line.fitted && (
        <Button size="sm" className="h-6! px-2! text-xs!" onClick={() => takeLine(place, true)}>
          Use this part<span className="sr-only"> for {name}</span>
        </Button>
      )}
      {line.fitted && (
        <Button
          size="sm"
          variant="quiet"
          className="h-6! px-2! text-xs! underline underline-offset-2"
          aria-expanded={choosing}
          onClick={() => onChoosing(choosing ? undefined : place)}
        >
          {choosing ? 'Close' : otherWays(found.candidates.length, isShort(priced))}
          <span className="sr-only"> for {name}</span>
        </Button>
      )}
    </div>
  )
}
