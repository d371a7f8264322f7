import * as z from 'zod/mini'
import { parseJson } from '#contracts/parse-json.ts'
import {
  type AskedWallet,
  BROWSER_PROTOCOLS,
  type BrowserAnswer,
} from '#contracts/interop/requests.ts'

/** The response of the Digital Credentials API. In some browsers `data` is text. */
const DigitalCredential = z.object({ protocol: z.enum(BROWSER_PROTOCOLS), data: z.unknown() })
const Answer = z.object({ response: z.string() })

/**
 * Thrown when nobody has chosen a wallet, or when the holder has declined. The browser does not
 * tell the two cases apart.
 */
export class NotGiven extends Error {
  override readonly name = 'NotGiven'
}

/** Thrown when the browser cannot ask the chosen wallet. */
export class NotAsked extends Error {
  override readonly name = 'NotAsked'
}

export function asksWallets(): boolean {
  return 'DigitalCredential' in globalThis && 'credentials' in navigator
}

/**
 * Asks a wallet through the browser. When the holder has no wallet, the browser may wait for ever.
 * Therefore the caller ends the wait by `signal`.
 */
export async function askByBrowser(
  { digital }: Pick<AskedWallet, 'digital'>,
  signal: AbortSignal,
): Promise<BrowserAnswer> {
  const options = { digital: { requests: digital }, mediation: 'required', signal }
  const { data } = DigitalCredential.safeParse(await get(options as CredentialRequestOptions))
  const said = data && (typeof data.data === 'string' ? parseJson(data.data) : data.data)
  const answer = Answer.safeParse(said)
  if (!data || !answer.success) throw new NotAsked('Something else than an answer came.')
  return { protocol: data.protocol, response: answer.data.response }
}

async function get(options: CredentialRequestOptions): Promise<unknown> {
  try {
    return await navigator.credentials.get(options)
  } catch (cause) {
    options.signal?.throwIfAborted()
    const isRefusal =
      cause instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(cause.name)
    throw isRefusal
      ? new NotGiven('Nothing was given.', { cause })
      : new NotAsked('The browser could not ask.', { cause })
  }
}
