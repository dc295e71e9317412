import './prose.css'

/** A text the server has rendered from Markdown. It sanitises; nothing else may be given here. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own server with HTML switched off
  return <div className="prose prose-links" dangerouslySetInnerHTML={{ __html: html }} />
}
