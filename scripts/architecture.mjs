// `npm run architecture`: draws docs/architecture.svg again after a change of the declared features.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawArchitecture } from './architecture/draw-architecture.mjs'
import { dependsOn } from './architecture/features.mjs'
import { root } from './setup/runtime.mjs'

const file = join(root, 'docs/architecture.svg')
writeFileSync(file, drawArchitecture(dependsOn))
console.log('docs/architecture.svg')
