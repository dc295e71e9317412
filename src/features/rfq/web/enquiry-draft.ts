import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { normaliseModel } from '../../../shared/mpn.ts'
import { drawKey } from '../../../web/draw-key.ts'
import { type EnteredContact, type EnteredLine, emptyLine, isBlank } from '../enquiry-form.rules.ts'
import { useRfqList } from './rfq-list.ts'

interface Draft {
  draftId: string
  lines: EnteredLine[]
  contact: EnteredContact
  remark: string
  attachments: Array<{ resourceId: string; fileName: string }>
}

const newKey = () => drawKey()

const fresh = (): Draft => ({
  draftId: newKey(),
  lines: [emptyLine('first')],
  contact: { name: '', email: '', company: '', countryId: '', phone: '' },
  remark: '',
  attachments: [],
})

/** What is being written, kept for this visit: a reload or a look at a part loses nothing. */
export const useEnquiryDraft = create<Draft>()(
  persist(() => ({ ...fresh(), draftId: '' }), {
    name: 'enquiryDraft',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
    // The server renders an empty form; what was kept is taken in once the page is alive.
    skipHydration: true,
  }),
)

export const changeDraft = (part: Partial<Draft>) => useEnquiryDraft.setState(part)

export const changeContact = (part: Partial<EnteredContact>) =>
  useEnquiryDraft.setState(({ contact }) => ({ contact: { ...contact, ...part } }))

export const changeLine = (key: string, part: Partial<EnteredLine>) =>
  useEnquiryDraft.setState(({ lines }) => ({
    lines: lines.map((line) => (line.key === key ? { ...line, ...part } : line)),
  }))

export const removeLine = (key: string) =>
  useEnquiryDraft.setState(({ lines }) => {
    const left = lines.filter((line) => line.key !== key)
    return { lines: left.length > 0 ? left : [emptyLine(newKey())] }
  })

type Wanted = { goodsModel: string; brandName: string; count: number }

/** Parts that are in the draft already are not added again; the blank line at its end gives way. */
export function addLines(wanted: Wanted[]): void {
  useEnquiryDraft.setState(({ lines }) => {
    const written = lines.filter((line) => !isBlank(line))
    const known = new Set(written.map(keyOf))
    const added = wanted
      .filter((line) => !known.has(keyOf(line)))
      .map((line) => ({ ...emptyLine(newKey()), ...line, count: String(line.count) }))
    const all = [...written, ...added]
    return { lines: all.length > 0 ? all : [emptyLine(newKey())] }
  })
}

export const addBlankLine = () => useEnquiryDraft.setState(({ lines }) => ({ lines: [...lines, emptyLine(newKey())] }))

const keyOf = ({ goodsModel, brandName }: { goodsModel: string; brandName: string }) =>
  `${normaliseModel(goodsModel)}|${brandName.trim().toLowerCase()}`

/** Takes in what was kept, what was gathered on the RFQ list, and the part the address names. */
export async function openDraft(goodsModel: string | null): Promise<void> {
  await useEnquiryDraft.persist.rehydrate()
  if (useEnquiryDraft.getState().draftId === '') changeDraft({ draftId: newKey() })
  addLines(useRfqList.getState().items.map(({ goodsModel, brandName, count }) => ({ goodsModel, brandName, count })))
  if (goodsModel) addLines([{ goodsModel, brandName: '', count: 1 }])
}

export const forgetDraft = () => useEnquiryDraft.setState(fresh())
