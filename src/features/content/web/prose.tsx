import { classNames } from '#web/ui/class-names.ts'

/** A text the server has rendered from Markdown. It sanitises; nothing else may be given here. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own server with HTML switched off
    <div className={classNames('prose prose-links', className)} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
