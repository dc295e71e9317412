import type { ArticleCard, ArticleDetail } from '../content.contract.ts'
import { articleAddress } from '../content.rules.ts'
import { blogAddress } from './addresses.ts'
import { breadcrumbData } from './page-head.ts'

interface Publisher {
  siteName: string
  siteLogo: string
}

const publisher = (shop: string, { siteName, siteLogo }: Publisher) => ({
  '@type': 'Organization',
  name: siteName,
  url: `${shop}/`,
  ...(siteLogo && { logo: shop + siteLogo }),
})

const postOf = (article: ArticleCard, shop: string) => ({
  '@type': 'BlogPosting',
  headline: article.title,
  url: shop + articleAddress(article.articleId),
  datePublished: article.publishedAt,
  dateModified: article.changedAt,
})

/** The list of articles as search engines read it. */
export const blogData = ({ list, shop }: { list: ArticleCard[]; shop: string }, site: Publisher): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Blog',
      name: `${site.siteName} Blogs & Posts`,
      url: `${shop}/blog`,
      publisher: publisher(shop, site),
      blogPost: list.map((article) => postOf(article, shop)),
    },
    breadcrumbData(shop, [
      { label: 'Home', to: '/' },
      { label: 'Blogs & Posts', to: '/blog' },
    ]),
  ],
})

export const articleTrail = ({ topic }: Pick<ArticleCard, 'topic'>) => [
  { label: 'Home', to: '/' },
  { label: 'Blogs & Posts', to: '/blog' },
  { label: topic.topicName, to: blogAddress({ topicId: topic.topicId }) },
]

/** One article as search engines read it. */
export const articleData = (article: ArticleDetail, site: Publisher): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      ...postOf(article, article.shop),
      '@type': 'TechArticle',
      description: article.summary,
      articleSection: article.topic.topicName,
      inLanguage: 'en',
      image: article.shop + article.coverPic,
      mainEntityOfPage: article.shop + articleAddress(article.articleId),
      author: publisher(article.shop, site),
      publisher: publisher(article.shop, site),
    },
    breadcrumbData(article.shop, [
      ...articleTrail(article),
      { label: article.title, to: articleAddress(article.articleId) },
    ]),
  ],
})
