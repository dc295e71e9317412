/** Headings keep their look and take the level that the page's outline asks for. */
export type HeadingLevel = 1 | 2 | 3 | 4

export const headingTag = (level: HeadingLevel) => `h${level}` as const
