import { callerOf, implement } from '#server/api/implement.ts'
import { readResource, uploadResource } from '../resource.contract.ts'
import { uploadContentPicture, uploadFilm } from '../staff-picture.contract.ts'
import { openResource, saveContentPicture, saveFilm, saveUpload } from './resource.service.ts'

export const resourceApi = [
  implement(uploadResource, ({ sql, files, identity, address }, upload) =>
    saveUpload(sql, files, upload, { identity, address }),
  ),
  implement(uploadContentPicture, (ctx, { file }) => saveContentPicture(ctx.sql, ctx.files, file, callerOf(ctx))),
  implement(uploadFilm, (ctx, { file }) => saveFilm(ctx.sql, ctx.files, file, callerOf(ctx))),
  implement(readResource, ({ sql, files, identity }, { resourceId }) => openResource(sql, files, resourceId, identity)),
]
