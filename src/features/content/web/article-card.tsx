import { Link } from 'react-router'
import { cutText } from '#features/catalog/catalog.rules.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { ArticleCard as Card } from '../content.contract.ts'
import { articleAddress, BLOG_TITLE } from '../content.rules.ts'
import { Day } from './day.tsx'

type ArticleCardProps = {
  article: Card
  /** The first of the list: larger, its drawing beside its words. */
  lead?: boolean
}

export function ArticleCard({ article, lead = false }: ArticleCardProps) {
  const title = cutText(article.title, BLOG_TITLE)
  return (
    <article className={classNames('group relative flex flex-col', lead && 'gap-x-10 md:flex-row md:items-center')}>
      <div
        className={classNames(
          'overflow-hidden rounded-lg border border-line group-hover:border-edge',
          lead && 'md:w-3/5',
        )}
      >
        <img
          src={article.coverPic}
          alt=""
          width={640}
          height={320}
          loading={lead ? 'eager' : 'lazy'}
          decoding="async"
          className="aspect-2/1 w-full object-contain"
        />
      </div>
      <div className={classNames('min-w-0 pt-3', lead && 'md:w-2/5 md:pt-0')}>
        <p className="text-xs font-medium text-link">{article.topic.topicName}</p>
        <h2 className={classNames('pt-1', lead ? 'text-2xl' : 'text-lg')}>
          {/* The whole card is the link, its words are its name. */}
          <Link
            to={articleAddress(article.articleId)}
            title={title === article.title ? undefined : article.title}
            className="rounded-xs group-hover:text-link after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h2>
        <p className={classNames('pt-1 text-ink-2', lead && 'text-lg')}>{article.summary}</p>
        <p className="pt-2 text-xs text-ink-3">
          <Day at={article.publishedAt} /> · {article.minutes} min read
        </p>
      </div>
    </article>
  )
}
