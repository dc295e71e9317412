import { implement } from '#server/api/implement.ts'
import { AppError } from '#shared/app-error.ts'
import { outsidePicture, partPicture } from '../pictures.contract.ts'
import { drawPart } from './draw-part.ts'
import { openOutsidePicture } from './outside/outside.service.ts'
import type { PictureSigner } from './outside/picture-signer.ts'

const A_YEAR = 31_536_000

export const picturesApi = (signer: PictureSigner) => [
  implement(outsidePicture, (ctx, input) => openOutsidePicture(ctx, signer, input)),
  implement(partPicture, (_, { drawing, marking }) => {
    const text = marking.replace(/\.svg$/, '')
    const body = drawPart(drawing, text === '-' ? '' : text)
    if (!body) throw new AppError('unknown_path', 'There is no such picture.')
    return { file: { body, contentType: 'image/svg+xml', maxAge: A_YEAR } }
  }),
]
