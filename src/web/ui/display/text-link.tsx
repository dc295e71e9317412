import { Link, type LinkProps } from 'react-router'
import { classNames } from '../class-names.ts'

export type LinkTone = 'accent' | 'ink' | 'muted'

const tones: Record<LinkTone, string> = {
  accent: 'link-accent',
  ink: 'link-ink',
  muted: 'link-muted',
}

/** Inside a sentence pass `inline`: it is then underlined, because colour alone must not mark a link. */
export function linkClass(tone: LinkTone = 'accent', inline = false): string {
  return classNames(tones[tone], inline && 'underline')
}

type TextLinkProps = LinkProps & { tone?: LinkTone; inline?: boolean }

export function TextLink({ tone, inline, className, ...rest }: TextLinkProps) {
  // The browser knows all routes from the start: nothing has to be discovered.
  return <Link discover="none" {...rest} className={classNames(linkClass(tone, inline), className)} />
}
