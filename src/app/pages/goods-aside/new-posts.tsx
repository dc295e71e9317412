import { cutText } from '#features/catalog/catalog.rules.ts'
import type { Article } from '#features/content/content.contract.ts'
import { articleAddress, BLOG_TITLE } from '#features/content/content.rules.ts'
import { TextLink } from '#web/ui/display/text-link.tsx'

/** The latest articles; hidden when there are none. */
export function NewPosts({ posts, problem }: { posts: readonly Article[]; problem?: string }) {
  if (posts.length === 0 && !problem) return null
  return (
    <section aria-labelledby="new-posts">
      <h2 id="new-posts" className="pb-1 text-base">
        New posts
      </h2>
      {problem && <p className="text-sm text-bad">{problem}</p>}
      <ul>
        {posts.map((post) => (
          <li key={post.articleId} className="border-t border-line-2 py-1">
            <TextLink to={articleAddress(post.articleId)} className="inline-block py-0.5 text-sm" title={post.title}>
              {cutText(post.title, BLOG_TITLE)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
