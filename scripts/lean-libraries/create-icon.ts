import { createElement, forwardRef, type SVGProps } from 'react'

interface IconData {
  node: ReadonlyArray<readonly [tag: string, attributes: Record<string, string>]>
}

/** An icon of lucide-react without what the style sheet says for all of them (`.lucide` in base.css): 6 kB of a page of parts. */
export default function createIcon({ node }: IconData) {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes))
  return forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>(({ className, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        viewBox: '0 0 24 24',
        className: className ? `lucide ${className}` : 'lucide',
        // An icon with a name is not decoration.
        'aria-hidden': rest['aria-label'] || rest.role ? undefined : true,
        ...rest,
      },
      children,
    ),
  )
}
