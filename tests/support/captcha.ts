import { drawCaptcha } from '#features/captcha/captcha.contract.ts'
import type { Call } from '#shared/endpoint.ts'

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Answers a question as a person would who hears it: tests have no other way in than people have. */
export function solveInWords(question: string): string {
  const words = question.replace(/^.*: /, '').split(', ')
  return words.map((word) => DIGITS.indexOf(word)).join('')
}

export async function solveCaptcha(call: Call): Promise<{ captchaId: string; captchaAnswer: string }> {
  const { captchaId, question } = await call(drawCaptcha, { kind: 'text' })
  return { captchaId, captchaAnswer: solveInWords(question) }
}
