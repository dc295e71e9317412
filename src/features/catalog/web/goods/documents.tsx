import { ExternalLink } from 'lucide-react'
import { Count } from '#web/ui/display/count.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { GoodsDetail, RelatedPart } from '../../catalog.contract.ts'
import { CAD_FILES, DOCUMENT_KINDS, RELATIONS, type Relation } from '../../documents.rules.ts'
import { goodsAddress, searchAddress } from '../addresses.ts'

type Documented = Pick<GoodsDetail, 'documents' | 'cad' | 'related'>

/** Change notices, application notes, certificates; symbol, footprint and 3D model; what belongs to the part. */
export function Documents({ goods: { documents, cad, related } }: { goods: Documented }) {
  const relations = (Object.keys(RELATIONS) as Relation[])
    .map((relation) => ({ relation, parts: related.filter((part) => part.relation === relation) }))
    .filter(({ parts }) => parts.length > 0)
  if (documents.length + cad.length + relations.length === 0) return null
  return (
    <section aria-labelledby="documents" className="pt-10">
      <h2 id="documents" className="pb-2 text-lg">
        Documents and related parts
      </h2>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {documents.length > 0 && (
          <ul>
            {documents.map((document) => (
              <li key={`${document.kind} ${document.url}`} className="border-t border-line-2 py-1.5 first:border-t-0">
                <OutsideLink url={document.url} text={document.title} />
                <p className="text-xs text-ink-3">
                  {[DOCUMENT_KINDS[document.kind], document.date, document.language?.toUpperCase()]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        )}
        <div className="grid content-start gap-6">
          {cad.length > 0 && (
            <div>
              <h3 className="pb-1 text-base">CAD models</h3>
              <ul className="flex flex-wrap gap-x-6 gap-y-1">
                {cad.map(({ kind, url }) => (
                  <li key={kind}>
                    <OutsideLink url={url} text={CAD_FILES[kind]} />
                  </li>
                ))}
              </ul>
            </div>
          )}
          {relations.map(({ relation, parts }) => (
            <div key={relation}>
              <h3 className="pb-1 text-base">{RELATIONS[relation]}</h3>
              <ul>
                {parts.map((part) => (
                  <li
                    key={`${part.brandName} ${part.goodsModel}`}
                    className="flex flex-wrap items-baseline gap-x-2 border-t border-line-2 py-1.5 first:border-t-0"
                  >
                    <Related part={part} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

/** An external link: new tab, no referrer. */
function OutsideLink({ url, text }: { url: string; text: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1.5 py-0.5 wrap-anywhere text-link hover:underline"
    >
      {text}
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
    </a>
  )
}

function Related({ part: { goods, goodsModel, brandName } }: { part: RelatedPart }) {
  return (
    <>
      <TextLink to={goods ? goodsAddress(goods.goodsId) : searchAddress(goodsModel)} tone="ink">
        <ModelText model={goods?.goodsModel ?? goodsModel} className="wrap-anywhere" />
      </TextLink>
      <span className="text-sm text-ink-3">{goods?.brand.brandName ?? brandName}</span>
      <span className="ml-auto text-sm text-ink-3">
        {goods ? (
          <>
            <Count value={goods.stockCount} /> in stock
          </>
        ) : (
          'Not in the catalogue'
        )}
      </span>
    </>
  )
}
