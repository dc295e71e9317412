import { implement } from '#server/api/implement.ts'
import { drawCaptcha } from '../captcha.contract.ts'
import { makeCaptcha } from './captcha.service.ts'

export const captchaApi = [implement(drawCaptcha, ({ sql, address }) => makeCaptcha(sql, address))]
