import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of the store. */
export default [
  index('./pages/home.page.tsx'),
  route('comListSearch', '../features/search/web/search.page.tsx'),
  route('goods/detail/:goodsId', '../features/catalog/web/goods.page.tsx'),
  route('goodsDetail', '../features/catalog/web/goods-redirect.page.tsx'),
  route('404', './pages/not-found.page.tsx'),
  route('*', './pages/unmatched.page.tsx'),
] satisfies RouteConfig
