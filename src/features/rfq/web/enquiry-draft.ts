import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { SentFile } from '#features/resource/web/send-files.tsx'
import { generateKey } from '#web/generate-key.ts'
import { type EnteredContact, type EnteredLine, emptyLine, isBlank, itemsForEnquiry } from '../enquiry-form.rules.ts'
import { type RfqItem, rfqItemKey } from '../rfq-list.rules.ts'
import { useRfqList } from './rfq-list.ts'

interface Draft {
  draftId: string
  lines: EnteredLine[]
  /** Keys of RFQ list items that were added before: a line that was changed or deleted here is not added again. */
  taken: string[]
  contact: EnteredContact
  remark: string
  attachments: SentFile[]
}

const newKey = () => generateKey()

const fresh = (): Draft => ({
  draftId: newKey(),
  lines: [emptyLine('first')],
  taken: [],
  contact: { name: '', email: '', company: '', countryId: '', phone: '' },
  remark: '',
  attachments: [],
})

/** The draft, kept in session storage, so that a reload or another page loses nothing. */
export const useEnquiryDraft = create<Draft>()(
  persist(() => ({ ...fresh(), draftId: '' }), {
    name: 'enquiryDraft',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
    // The server renders an empty form; the saved draft is loaded after hydration.
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

export const addAttachment = (file: SentFile) =>
  useEnquiryDraft.setState(({ attachments }) => ({ attachments: [...attachments, file] }))

export const leaveOutAttachment = (resourceId: string) =>
  useEnquiryDraft.setState(({ attachments }) => ({
    attachments: attachments.filter((file) => file.resourceId !== resourceId),
  }))

/** Without a quantity the form asks for it. */
type Wanted = Omit<RfqItem, 'goodsId' | 'count'> & { count: number | null }

/** Parts that are in the draft already are not added again; a blank last line is replaced. */
export function addLines(wanted: Wanted[]): void {
  useEnquiryDraft.setState(({ lines }) => {
    const written = lines.filter((line) => !isBlank(line))
    const known = new Set(written.map(rfqItemKey))
    const added = wanted
      .filter((line) => !known.has(rfqItemKey(line)))
      .map((line) => ({ ...emptyLine(newKey()), ...line, count: String(line.count ?? ''), remark: line.remark ?? '' }))
    const all = [...written, ...added]
    return { lines: all.length > 0 ? all : [emptyLine(newKey())] }
  })
}

export const addBlankLine = () => useEnquiryDraft.setState(({ lines }) => ({ lines: [...lines, emptyLine(newKey())] }))

function takeFromRfqList(): void {
  const { items } = useRfqList.getState()
  const { lines, taken } = useEnquiryDraft.getState()
  const listed = new Set(items.map(rfqItemKey))
  const next = itemsForEnquiry(items, taken, lines.filter((line) => !isBlank(line)).length)
  addLines(next.map(({ goodsId: _, ...item }) => item))
  changeDraft({ taken: [...taken.filter((key) => listed.has(key)), ...next.map(rfqItemKey)] })
}

/** Loads the saved draft, adds the items of the RFQ list and the part named in the URL. */
export async function openDraft(goodsModel: string | null): Promise<void> {
  await useEnquiryDraft.persist.rehydrate()
  if (useEnquiryDraft.getState().draftId === '') changeDraft({ draftId: newKey() })
  takeFromRfqList()
  if (goodsModel) addLines([{ goodsModel, brandName: '', count: 1 }])
}

export const deleteDraft = () => useEnquiryDraft.setState(fresh())
