// The rules of the code base that a tool can check.
import { dependsOn } from './scripts/architecture/features.mjs'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const featureRules = Object.entries(dependsOn).map(([feature, others]) => ({
  name: `feature-${feature}`,
  comment: `${feature} may lean only on: ${others.join(', ') || 'no other feature'}`,
  severity: 'error',
  from: { path: `^src/features/${feature}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/features/', pathNot: `^src/features/(${[feature, ...others].join('|')})/` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [
    ...featureRules,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      from: { path: '(^src/web/|/web/)' },
      to: { path: '(^src/server/|/server/|^node:)' },
    },
    {
      name: 'shared-is-pure',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: '\\.test\\.ts$' },
      to: { path: '(^src/(?!shared/)|^node:|node_modules/(react|fastify|pg)/)' },
    },
    {
      name: 'contracts-and-rules-are-pure',
      severity: 'error',
      from: { path: '\\.(contract|rules)\\.ts$' },
      to: { path: '(^src/(server|web|app)/|/(server|web)/|^node:)' },
    },
    {
      name: 'foundations-know-no-feature',
      severity: 'error',
      from: { path: '^src/(server|web)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(features|app)/' },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'store-knows-no-demo',
      comment: 'The demo is a client of the store; a production install does without its folder.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^demo/' },
    },
    {
      name: 'queries-are-private',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '\\.queries\\.ts$', pathNot: '^src/features/$1/' },
    },
    {
      name: 'queries-stay-inside-features',
      severity: 'error',
      from: { path: '^(demo|src/(app|web|server))/' },
      to: { path: '\\.queries\\.ts$' },
    },
    {
      name: 'api-files-are-for-the-app',
      severity: 'error',
      from: { pathNot: '^src/app/api\\.ts$' },
      to: { path: '\\.api\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
    exclude: { path: '\\.react-router/' },
  },
}

export default config
