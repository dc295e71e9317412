import { Rss, Search } from 'lucide-react'
import { Form, type LoaderFunctionArgs } from 'react-router'
import { queryOf, readId, readPageNumber } from '#features/catalog/web/read-address.ts'
import type { Call } from '#shared/endpoint.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { siteIn, siteNameIn, type TitleArgs } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { linkClass } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import { blog, blogList } from '../content.contract.ts'
import { blogAddress } from './addresses.ts'
import { ArticleCard } from './article-card.tsx'
import { blogData } from './blog-data.ts'
import { pageHead } from './page-head.ts'
import { TopicNav } from './topic-nav.tsx'

/** One large and three rows of three. */
const PAGE_SIZE = 10

async function read(call: Call, request: Request) {
  const query = queryOf(request)
  const choice = {
    keyword: query.get('keyword')?.trim() ?? '',
    topicId: readId(query.get('topicId')) || undefined,
    pageNumber: readPageNumber(query),
  }
  const [{ topics, shop }, articles] = await Promise.all([
    call(blog, {}),
    call(blogList, { ...choice, pageSize: PAGE_SIZE }),
  ])
  return { ...articles, topics, shop, choice }
}
type PageData = Awaited<ReturnType<typeof read>>

export const loader = ({ context, request }: LoaderFunctionArgs) => read(context.get(callContext), request)
export const clientLoader = ({ request }: { request: Request }) => read(callApi, request)

export function meta({ loaderData, matches }: TitleArgs & { loaderData?: PageData }) {
  if (!loaderData) return []
  const { choice, topics, shop } = loaderData
  const topic = topics.find(({ topicId }) => topicId === choice.topicId)
  const page = choice.pageNumber > 1 ? `, page ${choice.pageNumber}` : ''
  return [
    ...pageHead({
      matches,
      title: `${topic ? `${topic.topicName}: blogs & posts` : 'Blogs & Posts'}${page}`,
      description:
        'Articles about buying and using electronic parts: part numbers, packing, date codes, tolerances, lead times and bills of materials.',
      path: blogAddress({ topicId: choice.topicId, pageNumber: choice.pageNumber }),
      shop,
      structuredData: blogData(loaderData, siteIn({ matches })),
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: siteNameIn({ matches }),
      href: '/blog/feed.xml',
    },
    ...(choice.keyword ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function BlogPage({ loaderData }: { loaderData: PageData }) {
  const { list, totalCount, topics, choice } = loaderData
  const withLead = choice.pageNumber === 1 && !choice.keyword && !choice.topicId
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="Blogs & Posts" />
      <div className="pt-3">
        <PageHeading
          meta={`${totalCount} ${totalCount === 1 ? 'article' : 'articles'}`}
          actions={
            <a href="/blog/feed.xml" className={`${linkClass('muted')} inline-flex items-center gap-1.5 py-1 text-sm`}>
              <Rss aria-hidden="true" className="size-4" />
              RSS feed
            </a>
          }
        >
          Blogs & Posts
        </PageHeading>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-ink pt-4 pb-3">
        <TopicNav topics={topics} chosen={choice.topicId} />
        <ArticleSearch key={`${choice.topicId} ${choice.keyword}`} choice={choice} />
      </div>
      <p role="status" className={choice.keyword ? 'pt-4 text-sm text-ink-2' : 'sr-only'}>
        {choice.keyword ? `${totalCount} found for “${choice.keyword}”` : ''}
      </p>
      {list.length === 0 ? (
        <NoArticles
          isEmptyBlog={topics.length === 0}
          firstPage={totalCount > 0 && blogAddress({ ...choice, pageNumber: 1 })}
        />
      ) : (
        <ul className="grid gap-x-8 gap-y-10 pt-6 sm:grid-cols-2 lg:grid-cols-3">
          {list.map((article, place) => {
            const lead = withLead && place === 0
            return (
              <li key={article.articleId} className={lead ? 'col-span-full' : undefined}>
                <ArticleCard article={article} lead={lead} />
              </li>
            )
          })}
        </ul>
      )}
      {list.length > 0 && (
        <div className="pt-10">
          <Pagination
            page={choice.pageNumber}
            pages={Math.ceil(totalCount / PAGE_SIZE)}
            hrefFor={(pageNumber) => blogAddress({ ...choice, pageNumber })}
          />
        </div>
      )}
    </main>
  )
}

function ArticleSearch({ choice }: { choice: PageData['choice'] }) {
  return (
    <Form
      action="/blog"
      role="search"
      aria-label="Search articles"
      className="flex w-full gap-2 print:hidden sm:w-auto"
    >
      {choice.topicId && <input type="hidden" name="topicId" value={choice.topicId} />}
      <Field label="Search articles" labelHidden className="grow sm:w-64">
        <TextInput
          name="keyword"
          type="search"
          size="sm"
          placeholder="Search articles"
          defaultValue={choice.keyword}
          maxLength={100}
          lead={<Search aria-hidden="true" />}
        />
      </Field>
      <Button type="submit" size="sm">
        Search
      </Button>
    </Form>
  )
}

function NoArticles({ isEmptyBlog, firstPage }: { isEmptyBlog: boolean; firstPage: string | false }) {
  return (
    <div className="pt-6">
      {firstPage ? (
        <EmptyState
          title="This page is beyond the end of the list"
          actions={<ButtonLink to={firstPage}>Go to the first page</ButtonLink>}
        />
      ) : isEmptyBlog ? (
        <EmptyState
          title="No articles yet"
          actions={<ButtonLink to="/allCategories">Browse the categories</ButtonLink>}
        >
          The shop has not written any articles yet.
        </EmptyState>
      ) : (
        <EmptyState title="No article here" actions={<ButtonLink to="/blog">All articles</ButtonLink>}>
          Try another word, or look through all topics.
        </EmptyState>
      )}
    </div>
  )
}
