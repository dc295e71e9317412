import { callerOf, implement } from '#server/api/implement.ts'
import { readResource, uploadResource } from '../resource.contract.ts'
import { uploadContentPicture, uploadDatasheet, uploadFilm, uploadPartPicture } from '../staff-picture.contract.ts'
import {
  openResource,
  saveContentPicture,
  saveDatasheet,
  saveFilm,
  savePartPicture,
  saveUpload,
} from './resource.service.ts'

export const resourceApi = [
  implement(uploadResource, ({ sql, files, identity, address }, upload) =>
    saveUpload(sql, files, upload, { identity, address }),
  ),
  implement(uploadContentPicture, (ctx, { file }) => saveContentPicture(ctx.sql, ctx.files, file, callerOf(ctx))),
  implement(uploadFilm, (ctx, { file }) => saveFilm(ctx.sql, ctx.files, file, callerOf(ctx))),
  implement(uploadPartPicture, (ctx, { file }) => savePartPicture(ctx.sql, ctx.files, file, callerOf(ctx))),
  implement(uploadDatasheet, (ctx, { file }) => saveDatasheet(ctx.sql, ctx.files, file, callerOf(ctx))),
  implement(readResource, ({ sql, files, identity }, { resourceId }) => openResource(sql, files, resourceId, identity)),
]
