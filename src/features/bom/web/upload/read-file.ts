import { callApi } from '#web/call.ts'
import { type UploadedBom, uploadBom } from '../../bom-reading.contract.ts'

/** A sheet that was read, with the file it came from: another sheet of a workbook is read from it once more. */
export interface ReadBom {
  bom: UploadedBom
  name: string
  file: File
}

export async function readBomFile(file: File, name: string, sheet?: string): Promise<ReadBom> {
  const bom = await callApi(uploadBom, { file, sheet })
  return { bom, name, file }
}

/** A text travels as a file too: as JSON a long one would be written twice as long. */
export const fileOfText = (text: string): File => new File([text], 'list.txt', { type: 'text/plain' })

export const nameOfFile = ({ name }: File): string => name.replace(/\.[^.]+$/, '').slice(0, 100) || 'BOM'
