import { afterAll, describe, expect, test } from 'vitest'
import type { VisaClaim } from '#contracts/interop/visa-type.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import {
  ask,
  bindBrowser,
  bindPosted,
  encrypt,
  fetchObject,
  hold,
  post,
  PRESENTERS,
  read,
  requestFor,
} from '#tests/support/interop/presenting.ts'
import { openOpenid4vc } from '#tests/support/interop/openid4vc-wallet.ts'

let outbound: string[] = []
const plainFetch = globalThis.fetch
const app = await startTestApp()
const scene = await setScene(app)
const officer = scene.admin
const credentialId = (await scene.issue({ credentialType: 'F-1', holderName: 'Amara Okafor' }))
  .credentialId
const held = await hold(app, scene.holder, credentialId)
globalThis.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  if (!address.startsWith(app.url)) outbound.push(address)
  return plainFetch(input, init)
}
afterAll(() => {
  globalThis.fetch = plainFetch
})

const NAMING: VisaClaim[] = ['holder_name', 'passport_last_four']
const ALL: VisaClaim[] = ['visa_type', 'expiry_date', ...NAMING]

const VALID = {
  state: 'answered',
  verification: {
    isValid: true,
    error: null,
    signatureStatus: 'valid',
    credentialInfo: { type: 'F-1' },
  },
  disclosed: { holder_name: 'Amara Okafor', passport_last_four: '1234' },
}

describe.each(Object.entries(PRESENTERS))('%s', (_name, present) => {
  test.each(['x509_hash', 'x509_san_dns'])('answers a link under %s', async (prefix) => {
    const asked = await ask(officer, { way: 'link', prefix, naming: NAMING })
    const { claims, header, type, clientId } = await fetchObject(app, asked.link)
    if (!claims) throw new Error('no request object')
    expect([header?.typ, type]).toEqual(['oauth-authz-req+jwt', 'application/oauth-authz-req+jwt'])
    expect([claims.client_id, claims.aud, claims.response_mode]).toEqual([
      clientId,
      'https://self-issued.me/v2',
      'direct_post.jwt',
    ])
    expect(clientId?.split(':')[0]).toBe(prefix)
    expect(claims).not.toHaveProperty('state')
    const vp_token = await present(held, bindPosted(app, claims), ALL)
    const reply = await post(app, claims, { response: encrypt(claims, { vp_token }) })
    expect([reply.status, reply.body]).toEqual([200, {}])
    expect(await read(officer, asked)).toMatchObject(VALID)
  })

  test.each(['openid4vp-v1-signed', 'openid4vp-v1-unsigned'])(
    'answers the browser by %s',
    async (protocol) => {
      const asked = await ask(officer, { way: 'browser', naming: NAMING })
      const claims = requestFor(asked, protocol)
      expect(claims.response_mode).toBe('dc_api.jwt')
      const vp_token = await present(held, bindBrowser(app, claims), ALL)
      const response = encrypt(claims, { vp_token })
      const path = `/api/visa/requests/${asked.requestId}/answer`
      const reply = await officer.post(path, { protocol, response })
      expect([reply.status, reply.body]).toEqual([200, expect.objectContaining({})])
      expect(reply.body).toMatchObject(VALID)
    },
  )
})

describe.each(Object.entries(PRESENTERS))(
  '@openid4vc/openid4vp, which asks %s to present,',
  (_name, present) => {
    test.each(['x509_hash', 'x509_san_dns'])('answers a link under %s', async (prefix) => {
      const wallet = openOpenid4vc(app.url)
      const asked = await ask(officer, { way: 'link', prefix, naming: NAMING })
      const claims = await wallet.resolveLink(asked.link ?? '')
      const vpToken = await present(held, bindPosted(app, claims), ALL)
      expect(await wallet.post(claims, vpToken)).toBe(200)
      expect(await read(officer, asked)).toMatchObject(VALID)
    })

    test.each(['openid4vp-v1-signed', 'openid4vp-v1-unsigned'])(
      'answers the browser by %s',
      async (protocol) => {
        const wallet = openOpenid4vc(app.url)
        const asked = await ask(officer, { way: 'browser', naming: NAMING })
        const { data = {} } = asked.digital.find((one) => one.protocol === protocol) ?? {}
        const claims = await wallet.resolveBrowser(data)
        const vpToken = await present(held, bindBrowser(app, claims), ALL)
        const response = await wallet.encryptAnswer(claims, vpToken)
        const path = `/api/visa/requests/${asked.requestId}/answer`
        expect((await officer.post(path, { protocol, response })).body).toMatchObject(VALID)
      },
    )
  },
)

test('each answer is a verification in the log, by the user who asked, and of no place', async () => {
  const rows = (await app.services.database('verification_logs').where({ credentialId })) as Record<
    string,
    unknown
  >[]
  expect(rows).toHaveLength(24)
  for (const row of rows) {
    expect(row).toMatchObject({ verifierId: scene.adminRow.id, verificationResult: 'valid' })
  }
  expect(rows.filter(({ verifierIp }) => verifierIp === '')).toHaveLength(12)
})

test('one revocation ends it in all three forms at the next request', async () => {
  const { token } = await scene.mint(credentialId)
  await scene.revoke(credentialId)
  for (const present of Object.values(PRESENTERS)) {
    const asked = await ask(officer, { way: 'link' })
    const { claims } = await fetchObject(app, asked.link)
    if (!claims) throw new Error('no request object')
    const vp_token = await present(held, bindPosted(app, claims), ALL)
    await post(app, claims, { response: encrypt(claims, { vp_token }) })
    expect(await read(officer, asked)).toMatchObject({
      state: 'answered',
      verification: { isValid: false, error: 'CREDENTIAL_REVOKED' },
      disclosed: {},
    })
  }
  const scanned = await app.visit().post('/api/visa/verify/qr', { qrData: token })
  expect(scanned.body).toMatchObject({ isValid: false, error: 'CREDENTIAL_REVOKED' })
})

test('nothing is asked of anybody else meanwhile', () => {
  expect(outbound).toEqual([])
  outbound = []
})
