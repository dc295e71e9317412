import { callApi } from '#web/call.ts'
import { type UploadedBom, uploadBom } from '../../bom-reading.contract.ts'

/** A sheet with its file, which is sent again to read another sheet. */
export interface ReadBom {
  bom: UploadedBom
  name: string
  file: File
}

export async function readBomFile(file: File, name: string, sheet?: string): Promise<ReadBom> {
  const bom = await callApi(uploadBom, { file, sheet })
  return { bom, name, file }
}

/** A text is sent as a file, too: JSON escapes would make it longer. */
export const fileOfText = (text: string): File => new File([text], 'list.txt', { type: 'text/plain' })

export const nameOfFile = ({ name }: File): string => name.replace(/\.[^.]+$/, '').slice(0, 100) || 'BOM'
