import { Newspaper } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { type ArticleRow, staffArticles } from '../../staff-content.contract.ts'
import { ARTICLES, articleAddress, ContentTabs, NEW_ARTICLE } from './content-tabs.tsx'

const PAGE_SIZE = 25

export const meta = () => [{ title: 'Articles | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const pageNumber = readPageNumber(queryOf(request))
  return { pageNumber, ...(await callApi(staffArticles, { pageNumber, pageSize: PAGE_SIZE })) }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

export default function StaffArticlesPage({ loaderData: { list, totalCount, pageNumber } }: { loaderData: PageData }) {
  const can = useCan()
  return (
    <StaffPage
      title="Content: Articles"
      lead="Articles of the blog. A scheduled one is published automatically."
      actions={
        can('content.write') && (
          <ButtonLink to={NEW_ARTICLE} variant="primary">
            New article
          </ButtonLink>
        )
      }
    >
      <ContentTabs />
      {list.length === 0 ? (
        <EmptyState icon={<Newspaper aria-hidden="true" />} title="No articles yet" />
      ) : (
        <>
          <TableFrame caption="Articles" stacked>
            <thead>
              <tr>
                <Th>Title</Th>
                <Th>Topic</Th>
                <Th>State</Th>
                <Th>Published</Th>
                <Th>Changed</Th>
              </tr>
            </thead>
            <tbody>
              {list.map((article) => (
                <Row key={article.articleId} article={article} />
              ))}
            </tbody>
          </TableFrame>
          <StaffPagination
            path={ARTICLES}
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={totalCount}
            nouns={['article', 'articles']}
            exported={{ list: 'articles' }}
          />
        </>
      )}
    </StaffPage>
  )
}

function Row({ article }: { article: ArticleRow }) {
  return (
    <tr className="focus-within:bg-accent-wash hover:bg-wash">
      <Td className="py-2!">
        <TextLink to={articleAddress(article.articleId)} data-row-link>
          {article.title}
        </TextLink>
      </Td>
      <Td label="Topic" className="py-2! text-ink-2">
        {article.topicName}
      </Td>
      <Td label="State" className="py-2!">
        <ArticleState article={article} />
      </Td>
      <Td label="Published" className="py-2! text-sm whitespace-nowrap">
        {article.state === 'draft' ? '–' : <Moment at={article.publishedAt} withTime />}
      </Td>
      <Td label="Changed" className="py-2! text-sm whitespace-nowrap text-ink-2">
        <Moment at={article.changedAt} />
      </Td>
    </tr>
  )
}

function ArticleState({ article: { state, publishedAt } }: { article: ArticleRow }) {
  if (state === 'draft') return <Badge>Draft</Badge>
  return Date.parse(publishedAt) > Date.now() ? (
    <Badge tone="warn">Scheduled</Badge>
  ) : (
    <Badge tone="good">Published</Badge>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
