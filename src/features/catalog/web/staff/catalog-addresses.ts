export const CATEGORIES = '/staff/categories'
export const MAKERS = '/staff/manufacturers'
export const categoryAddress = (categoryId: number) => `${CATEGORIES}/${categoryId}`
