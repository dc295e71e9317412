import { implement } from '#server/api/implement.ts'
import { readResource, uploadResource } from '../resource.contract.ts'
import { keepUpload, openResource } from './resource.service.ts'

export const resourceApi = [
  implement(uploadResource, ({ sql, files, identity, address }, upload) =>
    keepUpload(sql, files, upload, { identity, address }),
  ),
  implement(readResource, ({ sql, files, identity }, { resourceId }) => openResource(sql, files, resourceId, identity)),
]
