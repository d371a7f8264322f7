import type { VisaClaim } from '#contracts/interop/visa-type.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { type Scene, setScene } from '#tests/support/server/credentials.ts'
import type { HttpClient, Reply } from '#tests/support/server/http-client.ts'
import {
  ask,
  type Asked,
  encrypt,
  fetchObject,
  type Held,
  hold,
  post,
  PRESENTERS,
  type RequestClaims,
} from './presenting.ts'

/** What every request asks for. */
export const PLAIN: VisaClaim[] = ['visa_type', 'expiry_date']

export const errorOf = ({ status, body }: Reply) => [status, (body as { error: string }).error]

export function presenter(name: string) {
  const present = PRESENTERS[name]
  if (!present) throw new Error(`no ${name}`)
  return present
}

/** An officer who asks, and a holder whose credential is in a wallet of others. */
export interface Asking {
  app: TestApp
  scene: Scene
  officer: HttpClient
  credentialId: string
  held: { sdJwt: Held; mdoc: Held }
  askByLink(by?: HttpClient): Promise<{ asked: Asked; claims: RequestClaims }>
  send(claims: RequestClaims, vpToken: object): Promise<Reply>
}

export async function startAsking(): Promise<Asking> {
  const app = await startTestApp()
  const scene = await setScene(app)
  const { credentialId } = await scene.issue()
  return {
    app,
    scene,
    officer: scene.admin,
    credentialId,
    held: await hold(app, scene.holder, credentialId),
    askByLink: async (by = scene.admin) => {
      const asked = await ask(by, { way: 'link' })
      const { claims } = await fetchObject(app, asked.link)
      if (!claims) throw new Error('no request object')
      return { asked, claims }
    },
    send: async (claims, vpToken) =>
      post(app, claims, { response: await encrypt(claims, { vp_token: vpToken }) }),
  }
}
