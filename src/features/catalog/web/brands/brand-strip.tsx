import { Link } from 'react-router'
import type { Brand } from '../../catalog.contract.ts'
import { brandAddress } from '../addresses.ts'

/** Makers, set in type. */
export function BrandStrip({ brands }: { brands: Brand[] }) {
  return (
    <ul className="grid grid-cols-2 overflow-hidden rounded-lg border border-line sm:grid-cols-3 lg:grid-cols-6">
      {brands.map((brand) => (
        <li key={brand.brandId} className="-mr-px -mb-px border-r border-b border-line">
          <Link
            to={brandAddress(brand.brandId)}
            className="grid h-16 place-items-center px-3 text-center font-semibold tracking-tight text-ink-2 hover:bg-wash hover:text-ink focus-visible:outline-offset-[-2px]"
          >
            {brand.brandName}
          </Link>
        </li>
      ))}
    </ul>
  )
}
