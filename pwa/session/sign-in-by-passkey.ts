import type { CurrentUser } from '#contracts/accounts/account.ts'
import {
  type Assertion,
  signInByPasskey as signInByPasskeyEndpoint,
} from '#contracts/accounts/passkeys.ts'
import { call } from '#pwa/network/http.ts'
import type { LetIn } from './let-in.ts'
import { signByPasskey } from './passkeys.ts'

/** Signs in with the passkey from the autofill, or opens the browser's dialog when there is none. */
export async function signInByPasskey(letIn: LetIn, filledIn?: Assertion): Promise<CurrentUser> {
  const body = filledIn ?? (await signByPasskey('sign-in'))
  return letIn((signal) => call(signInByPasskeyEndpoint, { body, signal }))
}
