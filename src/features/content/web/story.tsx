import type { StorySection } from '../content.rules.ts'
import { Prose } from './prose.tsx'

/** Sections as in a magazine: a single drawing is beside the text, left and right in turn; several are a gallery. */
export function Story({ sections }: { sections: readonly StorySection[] }) {
  return (
    <div className="story">
      {sections.map(({ words, drawings }) => (
        <section key={words} data-drawings={drawings.length > 1 ? 'gallery' : drawings.length}>
          <Prose html={words} />
          {drawings.length > 1 ? (
            <ul className="gallery">
              {drawings.map((drawing) => (
                <li key={drawing}>
                  <Prose html={drawing} />
                </li>
              ))}
            </ul>
          ) : (
            drawings[0] && <Prose html={drawings[0]} />
          )}
        </section>
      ))}
    </div>
  )
}
