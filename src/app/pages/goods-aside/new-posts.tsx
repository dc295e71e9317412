import { cutText } from '../../../features/catalog/catalog.rules.ts'
import { TextLink } from '../../../web/ui/text-link.tsx'

export interface NewPost {
  articleId: number
  title: string
}

const TITLE_LENGTH = 40

/** The latest articles; no place for them when there are none. */
export function NewPosts({ posts }: { posts: readonly NewPost[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="new-posts">
      <h2 id="new-posts" className="pb-1 text-base">
        New posts
      </h2>
      <ul>
        {posts.map((post) => (
          <li key={post.articleId} className="border-t border-line-2 py-1">
            <TextLink to={`/blog/detail/${post.articleId}`} className="inline-block py-0.5 text-sm" title={post.title}>
              {cutText(post.title, TITLE_LENGTH)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
