import { login } from '#features/account/account.contract.ts'
import { uploadBom } from '#features/bom/bom-reading.contract.ts'
import { SAMPLE_BOM, SAMPLE_BOM_NAME } from '#features/bom/sample-bom.ts'
import { openWork } from '#features/bom/web/result/bom-work.ts'
import { matchLines } from '#features/bom/web/result/match-work.ts'
import { type RfqItem, withItems } from '#features/rfq/rfq-list.rules.ts'
import { useRfqList } from '#features/rfq/web/rfq-list.ts'
import { callApi } from '#web/call.ts'
import { startSession } from '#web/session.ts'

/** Three parts of the catalogue, and one that is only a number. */
const SAMPLE_RFQ: readonly RfqItem[] = [
  { goodsId: null, goodsModel: 'STM32F103C8T6', brandName: 'STMicroelectronics', count: 1500 },
  { goodsId: null, goodsModel: 'LM358DR', brandName: 'Texas Instruments', count: 5000 },
  { goodsId: null, goodsModel: 'BMP390', brandName: 'Bosch Sensortec', count: 1000 },
  { goodsId: null, goodsModel: 'OHM-TEST-001', brandName: '', count: 200 },
]

/** The sample is read, matched and priced for a small series. */
export async function priceSampleBom(): Promise<string> {
  const { lines } = await callApi(uploadBom, { text: SAMPLE_BOM })
  const matched = await matchLines(lines, () => {})
  openWork({ name: SAMPLE_BOM_NAME, bomId: undefined, lines: matched, boards: 25, spare: 5 })
  return '/bomResult'
}

/** What is on the list already stays there. */
export async function fillSampleRfq(): Promise<string> {
  useRfqList.setState(({ items }) => ({ items: withItems(items, SAMPLE_RFQ) }))
  return '/enquiry'
}

export async function logInAs(account: { email: string; password: string }, place: string): Promise<string> {
  const { token, userInfo } = await callApi(login, account)
  startSession(token, userInfo)
  return place
}
