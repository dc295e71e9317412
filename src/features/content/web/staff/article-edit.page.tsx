import { type ClientLoaderFunctionArgs, useNavigate, useRevalidator } from 'react-router'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { articleAddress as storeAddress } from '../../content.rules.ts'
import { type ArticleText, removeArticle, staffArticle, staffArticles } from '../../staff-content.contract.ts'
import { ArticleForm } from './article-form.tsx'
import { ARTICLES, articleAddress } from './content-tabs.tsx'

export const meta = () => [{ title: 'Article | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

const emptyArticle = (): Omit<ArticleText, 'articleId' | 'changedAt'> => ({
  version: 0,
  title: '',
  summary: '',
  topicName: '',
  body: '',
  coverPic: '',
  parts: [],
  state: 'draft',
  publishedAt: new Date().toISOString(),
})

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const isNew = params.articleId === 'new'
  const [article, { topics }] = await orNotFound(
    Promise.all([
      isNew ? undefined : callApi(staffArticle, { articleId: Number(params.articleId) }),
      callApi(staffArticles, { pageSize: 1 }),
    ]),
  )
  return { article, topics }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

export default function StaffArticlePage({ loaderData: { article, topics } }: { loaderData: PageData }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const editable = useCan()('content.write')
  return (
    <StaffPage
      title={article ? article.title : 'New article'}
      actions={
        <>
          <ButtonLink to={ARTICLES}>All articles</ButtonLink>
          {article && article.state === 'published' && (
            <ButtonLink to={storeAddress(article.articleId)}>View in store</ButtonLink>
          )}
          {article && editable && (
            <ActionButton
              label="Delete"
              variant="danger"
              title={`Delete “${article.title}”?`}
              description="The text stays in the audit trail."
              done="Article deleted"
              send={async () => {
                await callApi(removeArticle, { articleId: article.articleId, version: article.version })
                await navigate(ARTICLES)
              }}
            />
          )}
        </>
      }
    >
      <ArticleForm
        key={`${article?.articleId} ${article?.version}`}
        articleId={article?.articleId}
        article={article ?? emptyArticle()}
        topics={topics}
        editable={editable}
        onSaved={async (articleId) => {
          if (article) await revalidate()
          else await navigate(articleAddress(articleId))
        }}
      />
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
