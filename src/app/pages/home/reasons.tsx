import { TextLink } from '#web/ui/display/text-link.tsx'

const reasons = [
  {
    title: 'Your exact part, first',
    text: 'The part you typed comes first. Below it: other packaging, other suffixes, numbers one typo away.',
    link: { to: '/allCategories', label: 'Browse the categories' },
  },
  {
    title: 'Prices by quantity',
    text: 'Every tier shows its quantity, and totals are exact to the last digit. We show when a larger quantity costs less.',
    link: { to: '/manufacturer', label: 'See the manufacturers' },
  },
  {
    title: 'A BOM, line by line',
    text: 'Each line gets its part, its price and the reason it was matched. We show what did not match.',
    link: { to: '/bom', label: 'Open the BOM tool' },
  },
]

export function Reasons() {
  return (
    <ul className="grid gap-x-10 gap-y-6 border-t border-ink pt-5 md:grid-cols-3">
      {reasons.map(({ title, text, link }) => (
        <li key={title}>
          <h3 className="text-base">{title}</h3>
          <p className="pt-1 text-ink-2">{text}</p>
          <TextLink to={link.to} className="inline-block pt-2">
            {link.label}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
