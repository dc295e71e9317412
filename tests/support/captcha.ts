import { drawCaptcha } from '#features/captcha/captcha.contract.ts'
import { solveChallenge } from '#features/captcha/captcha.rules.ts'
import type { Call } from '#shared/endpoint.ts'

/** Solves a captcha as a browser does. */
export async function solveCaptcha(call: Call): Promise<{ captchaId: string; captchaAnswer: string }> {
  const captcha = await call(drawCaptcha, {})
  return { captchaId: captcha.captchaId, captchaAnswer: solveChallenge(captcha) }
}
