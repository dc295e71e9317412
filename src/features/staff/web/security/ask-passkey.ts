import { AppError } from '#shared/app-error.ts'

type Options = Record<string, unknown>

/** Loaded lazily. */
const library = () => import('@simplewebauthn/browser')

const GIVEN_UP = 'The passkey was not used. Please try again.'

export async function askPasskey(options: Options) {
  const { startAuthentication } = await library()
  // The options come from the same library on the server.
  return run(startAuthentication({ optionsJSON: options as never }))
}

export async function createPasskey(options: Options) {
  const { startRegistration } = await library()
  return run(startRegistration({ optionsJSON: options as never }))
}

/** Replaces the browser's technical error messages. */
async function run(asking: Promise<{ id: string; rawId: string; response: object }>) {
  const answer = await asking.catch((cause: unknown) => {
    throw new AppError('wrong_code', GIVEN_UP, { cause })
  })
  const { id, rawId, response } = answer
  return { id, rawId, type: 'public-key' as const, response: { ...response }, clientExtensionResults: {} }
}
