import { checkCaptcha } from '#features/captcha/server/captcha.service.ts'
import { type Context, callerOf, customerOf, type Implementation, implement } from '#server/api/implement.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { consumeRateLimit, type RateLimit } from '#server/limits/rate-limit.ts'
import * as contract from '../account.contract.ts'
import { describeDevice } from '../device.rules.ts'
import * as devices from '../devices.contract.ts'
import * as emails from '../email-change.contract.ts'
import * as titles from '../invoice-title.contract.ts'
import * as passwords from '../password.contract.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password.rules.ts'
import * as personal from '../personal-data.contract.ts'
import * as registration from '../registration.contract.ts'
import * as account from './account.service.ts'
import { askForEmailChange, confirmEmailChange } from './email-change/email-change.service.ts'
import * as invoiceTitle from './invoice-titles/invoice-title.service.ts'
import * as password from './password/password.service.ts'
import { deletePersonalData, exportPersonalData, type PersonalDataKeeper } from './personal-data.service.ts'
import { ACTIVATION_HOURS } from './registration/registration.jobs.ts'
import * as registering from './registration/registration.service.ts'
import * as session from './session/session.service.ts'
import { signIn } from './session/sign-in.service.ts'

/** Per network; each call costs a hash, a mail or both. */
const REGISTRATIONS = { limit: 30, windowSeconds: 3600 }
const MAILED_LINKS = { limit: 30, windowSeconds: 3600 }
const OPENED_LINKS = { limit: 60, windowSeconds: 3600 }
/** Per account: limits password guesses at a computer that was left logged in. */
const OWN_PASSWORD = { limit: 10, windowSeconds: 900 }
/** Each writes two mails. */
const EMAIL_CHANGES = { limit: 5, windowSeconds: 86_400 }
const EXPORTS = { limit: 10, windowSeconds: 3600 }

const ofNetwork = ({ sql, address }: Context, what: string, limit: RateLimit) =>
  consumeRateLimit(sql, `${what}:${networkOf(address)}`, limit)

const ofAccount = (context: Context, what: string, limit: RateLimit) =>
  consumeRateLimit(context.sql, `${what}:account:${callerOf(context).accountId}`, limit)

const idOf = (context: Context) => callerOf(context).accountId
/** Token of a logged-in caller; it exists, or `identify` would have failed. */
const tokenOf = ({ token }: Context) => token ?? ''

const nothing = () => ({})

const comingAndGoing = [
  implement(contract.login, ({ sql, address, userAgent = '', publicUrl, secrets }, entered) =>
    signIn(sql, entered, { address, userAgent, publicUrl, secrets }),
  ),
  implement(contract.logout, (context) => session.logOut(context.sql, tokenOf(context)).then(nothing)),
  implement(devices.listDevices, async (context) => ({
    list: await session.listDevices(context.sql, idOf(context), tokenOf(context)),
  })),
  implement(devices.signOutDevice, (context, { sessionId }) =>
    session.signOutDevice(context.sql, idOf(context), sessionId).then(nothing),
  ),
  implement(devices.signOutEverywhere, (context) =>
    session.signOutEverywhere(context.sql, idOf(context)).then(nothing),
  ),
]

const registeringApi = [
  implement(registration.registerInfo, () => ({
    shortestPassword: MIN_PASSWORD_LENGTH,
    longestPassword: MAX_PASSWORD_LENGTH,
    termsUrl: '/termsOfUs',
    privacyUrl: '/privacy',
    activationHours: ACTIVATION_HOURS,
  })),
  implement(registration.register, async (context, entered) => {
    await ofNetwork(context, 'register', REGISTRATIONS)
    await checkCaptcha(context.sql, entered)
    return registering.register(context.sql, entered, context.publicUrl).then(nothing)
  }),
  implement(registration.activateAccount, async (context) => {
    await ofNetwork(context, 'activate', OPENED_LINKS)
    return { email: await registering.activate(context.sql, tokenOf(context), context.publicUrl) }
  }),
  implement(registration.resendActivation, async (context, { email }) => {
    await ofNetwork(context, 'resend', MAILED_LINKS)
    return registering.resendActivation(context.sql, email, context.publicUrl).then(nothing)
  }),
]

const passwordApi = [
  implement(passwords.retrievePassword, async (context, { email }) => {
    await ofNetwork(context, 'retrieve', MAILED_LINKS)
    return password.retrievePassword(context.sql, email, context.publicUrl).then(nothing)
  }),
  implement(passwords.resetPassword, async (context, entered) => {
    await ofNetwork(context, 'reset', OPENED_LINKS)
    const { address, userAgent = '', publicUrl } = context
    const used = { device: describeDevice(userAgent), network: networkOf(address), publicUrl }
    return password.resetPassword(context.sql, tokenOf(context), entered.password, used).then(nothing)
  }),
  implement(passwords.updatePassword, async (context, entered) => {
    await ofAccount(context, 'own-password', OWN_PASSWORD)
    const who = { accountId: idOf(context), token: tokenOf(context), publicUrl: context.publicUrl }
    return password.changePassword(context.sql, who, entered).then(nothing)
  }),
]

const emailApi = (keepers: PersonalDataKeeper[]) => [
  implement(emails.changeEmail, async (context, entered) => {
    await ofAccount(context, 'own-password', OWN_PASSWORD)
    await ofAccount(context, 'email-change', EMAIL_CHANGES)
    const who = { accountId: idOf(context), publicUrl: context.publicUrl }
    return askForEmailChange(context.sql, who, entered).then(nothing)
  }),
  implement(emails.confirmEmail, async (context) => {
    await ofNetwork(context, 'confirm-email', OPENED_LINKS)
    return confirmEmailChange(context.sql, tokenOf(context), context.publicUrl, keepers)
  }),
]

const ownDataApi = [
  implement(contract.userInfo, (context) => account.getUserDetails(context.sql, idOf(context))),
  implement(contract.updateInfo, (context, profile) => account.changeProfile(context.sql, idOf(context), profile)),
  implement(contract.updateAvatar, (context, { resourceId }) =>
    account.changeAvatar(context.sql, idOf(context), resourceId),
  ),
  implement(contract.updateMailPreferences, (context, wanted) =>
    account.changeMailPreferences(context.sql, idOf(context), wanted),
  ),
  implement(titles.listInvoiceTitles, async (context) => ({
    list: await invoiceTitle.listInvoiceTitles(context.sql, customerOf(context)),
  })),
  implement(titles.saveInvoiceTitle, (context, title) =>
    invoiceTitle.saveInvoiceTitle(context.sql, customerOf(context), title),
  ),
  implement(titles.removeInvoiceTitle, (context, { invoiceTitleId }) =>
    invoiceTitle.removeInvoiceTitle(context.sql, customerOf(context), invoiceTitleId).then(nothing),
  ),
]

/** `keepers` are the other features with personal data. */
export const accountApi = (keepers: PersonalDataKeeper[]): Implementation[] => [
  ...comingAndGoing,
  ...registeringApi,
  ...passwordApi,
  ...emailApi(keepers),
  ...ownDataApi,
  implement(personal.exportData, async (context) => {
    await ofAccount(context, 'export', EXPORTS)
    return exportPersonalData(context.sql, { accountId: idOf(context), token: tokenOf(context) }, keepers)
  }),
  implement(personal.deleteAccount, async (context, entered) => {
    await ofAccount(context, 'own-password', OWN_PASSWORD)
    return deletePersonalData(context.sql, idOf(context), entered.password, keepers).then(nothing)
  }),
]
