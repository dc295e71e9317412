import { create } from 'zustand'
import type { GoodsName } from '#features/catalog/catalog.contract.ts'
import { lazyPart } from '#web/lazy-part.tsx'

const QuickEnquiry = lazyPart(async () => (await import('./quick-enquiry.tsx')).QuickEnquiry)

type Question = { goods: GoodsName; count: number; open: boolean; time: number }

const useQuestion = create<{ question: Question | null }>()(() => ({ question: null }))

/** Opens the dialog about a part, each time with a fresh form. */
export const askAbout = (goods: GoodsName, count: number) =>
  useQuestion.setState(({ question }) => ({
    question: { goods, count, open: true, time: (question?.time ?? 0) + 1 },
  }))

/** Renders the dialog; its code is loaded when it is first opened. */
export function QuickEnquiryHost() {
  const { question } = useQuestion()
  if (!question) return null
  const onOpenChange = (open: boolean) => useQuestion.setState({ question: { ...question, open } })
  return <QuickEnquiry key={question.time} {...question} onOpenChange={onOpenChange} />
}
