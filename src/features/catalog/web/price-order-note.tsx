/** Two currencies in one order would be a wrong order: the page says which comes first. */
export function PriceOrderNote({ sort }: { sort: string }) {
  if (sort !== 'price' && sort !== 'priceDown') return null
  return <p className="pb-3 text-xs text-ink-3">Ordered within each currency: prices in $ first, then prices in ￥.</p>
}
