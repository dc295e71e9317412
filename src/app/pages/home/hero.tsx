import { Link } from 'react-router'
import { searchAddress } from '#features/catalog/web/addresses.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { linkClass, TextLink } from '#web/ui/display/text-link.tsx'

type HeroProps = { goodsCount: number; brandCount: number; examples: string[] }

export function Hero({ goodsCount, brandCount, examples }: HeroProps) {
  return (
    <section className="on-ink">
      <div className="page-width grid items-center gap-x-16 gap-y-8 py-10 lg:grid-cols-[1.1fr_1fr] lg:py-14">
        <div>
          <h1 className="text-3xl sm:text-4xl">
            Find parts by number,
            <br />
            value or description.
          </h1>
          <p className="max-w-[46ch] pt-3 text-lg text-ink-2">
            {goodsCount > 0 && (
              <>
                <Count value={goodsCount} /> parts from <Count value={brandCount} /> manufacturers.{' '}
              </>
            )}
            Dashes, spaces, case and typos do not matter.
          </p>
          {examples.length > 0 && (
            <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-4 text-ink-2">
              Try
              {examples.map((model) => (
                <Link key={model} to={searchAddress(model)} className={`${linkClass()} font-mono text-lg`}>
                  {model}
                </Link>
              ))}
            </p>
          )}
        </div>
        <div className="rounded-xl border border-dashed border-rim p-6 sm:p-7">
          <h2 className="text-xl">Have a whole list?</h2>
          <p className="max-w-[52ch] pt-2 text-ink-2">
            Upload a BOM from KiCad, Altium, Eagle, EasyEDA or a spreadsheet. The columns are detected, every line is
            matched and priced, and you see why each part was chosen.
          </p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-4">
            <ButtonLink to="/bom" variant="primary">
              Upload a BOM
            </ButtonLink>
            <TextLink to="/enquiry">Ask for a quote</TextLink>
          </p>
        </div>
      </div>
    </section>
  )
}
