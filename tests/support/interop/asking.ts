import { expect } from 'vitest'
import type { NamingClaim } from '#contracts/interop/dcql.ts'
import type { VisaClaim } from '#contracts/interop/visa-type.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { type Scene, setScene } from '#tests/support/server/credentials.ts'
import type { HttpClient, Reply } from '#tests/support/server/http-client.ts'
import {
  ask,
  type Asked,
  type Binding,
  bindPosted,
  encrypt,
  fetchObject,
  type Held,
  hold,
  post,
  PRESENTERS,
  read,
  type RequestClaims,
} from './presenting.ts'

/** Every request of these tests asks for these claims. */
export const PLAIN: VisaClaim[] = ['visa_type', 'expiry_date']

export function presenter(name: string) {
  const present = PRESENTERS[name]
  if (!present) throw new Error(`no ${name}`)
  return present
}

/** An officer asks for a credential. The holder's credential is in a wallet of another product. */
export interface Asking {
  app: TestApp
  scene: Scene
  officer: HttpClient
  credentialId: string
  held: { sdJwt: Held; mdoc: Held }
  askByLink(
    by?: HttpClient,
    naming?: readonly NamingClaim[],
  ): Promise<{ asked: Asked; claims: RequestClaims }>
  send(claims: RequestClaims, vpToken: object): Promise<Reply>
  /**
   * Sends one answer with one fault. Returns the result that the officer reads: whether the answer
   * is valid, and the error.
   */
  attempt(what: Attempt): Promise<[boolean | undefined, string | null | undefined]>
}

export interface Attempt {
  format: string
  by?: HttpClient
  naming?: readonly NamingClaim[]
  bind?: (binding: Binding, claims: RequestClaims) => Binding
  claims?: readonly VisaClaim[]
  shown?: { sdJwt: Held; mdoc: Held }
  alter?: (vpToken: Record<string, string[]>) => Record<string, string[]>
}

export async function startAsking(): Promise<Asking> {
  const app = await startTestApp()
  const scene = await setScene(app)
  const { credentialId } = await scene.issue()
  const held = await hold(app, scene.holder, credentialId)
  const askByLink: Asking['askByLink'] = async (by = scene.admin, naming = []) => {
    const asked = await ask(by, { way: 'link', naming })
    const { claims } = await fetchObject(app, asked.link)
    if (!claims) throw new Error('no request object')
    return { asked, claims }
  }
  const send: Asking['send'] = async (claims, vpToken) =>
    post(app, claims, { response: encrypt(claims, { vp_token: vpToken }) })
  return {
    app,
    scene,
    officer: scene.admin,
    credentialId,
    held,
    askByLink,
    send,
    attempt: async ({
      format,
      by = scene.admin,
      naming = [],
      bind = (binding) => binding,
      claims: shownClaims = [...PLAIN, ...naming],
      shown = held,
      alter = (vpToken) => vpToken,
    }) => {
      const { asked, claims } = await askByLink(by, naming)
      const binding = bind(bindPosted(app, claims), claims)
      const vpToken = await presenter(format)(shown, binding, shownClaims)
      expect((await send(claims, alter(vpToken))).status).toBe(200)
      const { state, verification, disclosed } = await read(by, asked)
      expect([state, disclosed]).toEqual(['answered', {}])
      return [verification?.isValid, verification?.error]
    },
  }
}
