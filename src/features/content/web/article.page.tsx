import { Printer } from 'lucide-react'
import type { LoaderFunctionArgs } from 'react-router'
import { readId } from '#features/catalog/web/read-address.ts'
import type { Call } from '#shared/endpoint.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { siteIn, type TitleArgs } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { blogDetail } from '../content.contract.ts'
import { articleAddress } from '../content.rules.ts'
import { blogAddress } from './addresses.ts'
import { ArticleParts } from './article-parts.tsx'
import { articleData, articleTrail } from './blog-data.ts'
import { Day } from './day.tsx'
import { Neighbours } from './neighbours.tsx'
import { OnThisPage } from './on-this-page.tsx'
import { pageHead } from './page-head.ts'
import { Prose } from './prose.tsx'

type Place = Pick<LoaderFunctionArgs, 'params'>

const read = (call: Call, { params }: Place) => orNotFound(call(blogDetail, { articleId: readId(params.articleId) }))
type PageData = Awaited<ReturnType<typeof read>>

export const loader = (args: LoaderFunctionArgs) => read(args.context.get(callContext), args)
export const clientLoader = (args: Place) => read(callApi, args)

export function meta({ loaderData, matches }: TitleArgs & { loaderData?: PageData }) {
  if (!loaderData) return []
  const { title, summary, shop, publishedAt, changedAt, topic, articleId } = loaderData
  return [
    ...pageHead({
      matches,
      title,
      description: summary,
      path: articleAddress(articleId),
      shop,
      type: 'article',
      structuredData: articleData(loaderData, siteIn({ matches })),
    }),
    { property: 'article:published_time', content: publishedAt },
    { property: 'article:modified_time', content: changedAt },
    { property: 'article:section', content: topic.topicName },
  ]
}

/** The day of a moment, as `Day` writes it. */
const dayOf = (moment: string) => moment.slice(0, 10)

export default function ArticlePage({ loaderData: article }: { loaderData: PageData }) {
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb trail={articleTrail(article)} current={article.title} />
      <div className="grid gap-x-10 gap-y-8 pt-5 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] xl:grid-cols-[12rem_minmax(0,44rem)_minmax(0,1fr)] print:block">
        <OnThisPage headings={article.headings} />
        <article
          aria-labelledby="article-title"
          className="max-w-[44rem] min-w-0 lg:col-start-1 xl:col-start-2 print:max-w-none"
        >
          <header>
            <p className="text-sm font-medium">
              <TextLink to={blogAddress({ topicId: article.topic.topicId })} className="inline-block py-0.5">
                {article.topic.topicName}
              </TextLink>
            </p>
            <h1 id="article-title" className="pt-1 text-3xl sm:text-4xl">
              {article.title}
            </h1>
            <p className="pt-3 text-xl font-normal text-ink-2">{article.summary}</p>
            <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-y border-line py-2 text-sm text-ink-3">
              <p>
                <Day at={article.publishedAt} /> · {article.minutes} min read
              </p>
              {dayOf(article.changedAt) !== dayOf(article.publishedAt) && (
                <p>
                  Last changed <Day at={article.changedAt} />
                </p>
              )}
              <span className="ml-auto noscript:hidden print:hidden">
                <Button variant="quiet" size="sm" onClick={() => window.print()}>
                  <Printer aria-hidden="true" />
                  Print
                </Button>
              </span>
            </div>
          </header>
          <div className="pt-6">
            <Prose html={article.html} />
          </div>
        </article>
        <aside aria-label="About this article" className="min-w-0 lg:row-span-2 print:hidden">
          <div className="lg:sticky lg:top-[calc(var(--header-height,4rem)+1rem)] lg:max-w-72">
            <ArticleParts parts={article.parts} />
          </div>
        </aside>
        <div className="lg:col-start-1 xl:col-start-2">
          <Neighbours earlier={article.earlier} later={article.later} />
        </div>
      </div>
    </main>
  )
}
