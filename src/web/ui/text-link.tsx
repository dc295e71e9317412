import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'

export type LinkTone = 'accent' | 'ink' | 'muted'

const tones: Record<LinkTone, string> = {
  accent: 'text-link hover:underline',
  ink: 'text-ink hover:text-link hover:underline',
  muted: 'text-ink-3 hover:text-ink hover:underline',
}

/** Inside a sentence pass `inline`: it is underlined at once, for colour alone must not carry a meaning. */
export function linkClass(tone: LinkTone = 'accent', inline = false): string {
  return classNames('rounded-xs underline-offset-2', tones[tone], inline && 'underline')
}

type TextLinkProps = LinkProps & { tone?: LinkTone; inline?: boolean }

export function TextLink({ tone, inline, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classNames(linkClass(tone, inline), className)} />
}
