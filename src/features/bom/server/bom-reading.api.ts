import { implement } from '#server/api/implement.ts'
import { PreparedAnswer } from '#server/api/prepared-answer.ts'
import * as contract from '../bom-reading.contract.ts'
import { readUploadedBom } from './bom-reading.service.ts'

export const bomReadingApi = [
  implement(
    contract.uploadBom,
    async ({ sql, address }, sent) => new PreparedAnswer(await readUploadedBom(sql, sent, address), { packed: true }),
  ),
]
