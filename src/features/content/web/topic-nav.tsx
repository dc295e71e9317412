import { Link } from 'react-router'
import type { Topic } from '../content.contract.ts'
import { blogAddress } from './addresses.ts'

type TopicNavProps = { topics: ReadonlyArray<Topic & { articleCount: number }>; chosen: number | undefined }

const entry =
  'inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line px-3 text-sm hover:border-edge ' +
  'aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper'

export function TopicNav({ topics, chosen }: TopicNavProps) {
  return (
    <nav aria-label="Topics" className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Link to={blogAddress({})} aria-current={chosen === undefined ? 'true' : undefined} className={entry}>
            All topics
          </Link>
        </li>
        {topics.map(({ topicId, topicName, articleCount }) => (
          <li key={topicId}>
            <Link
              to={blogAddress({ topicId })}
              aria-current={topicId === chosen ? 'true' : undefined}
              className={entry}
            >
              {topicName} <span className="text-xs opacity-80">{articleCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
