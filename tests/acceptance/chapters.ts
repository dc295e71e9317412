import { header } from './chapters/header.ts'
import { privateRoutes } from './chapters/private-routes.ts'
import { publicRoutes } from './chapters/routes.ts'
import type { Clause } from './clause.ts'

/** Every clause of the specification, by chapter. */
export const chapters: Clause[] = [...publicRoutes, ...privateRoutes, ...header]
