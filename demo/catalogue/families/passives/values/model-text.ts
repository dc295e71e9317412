/** What people paste: blanks, invisible direction marks, typographic hyphens, any case. */
export const tidyModel = (model: string): string =>
  model
    .replace(/[\s\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase()
