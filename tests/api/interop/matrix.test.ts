import { generateDIDProofJWT } from '@digitalbazaar/oid4-client'
import { decode } from 'cbor2'
import { X509Certificate } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { BATCH, fetchAt, type Issuance } from '#tests/support/interop/issuance.ts'
import { FOREIGN_CLIENTS } from '#tests/support/interop/issuance-clients.ts'
import { openJws, parseJws } from '#tests/support/interop/openssl-jose.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { addWallet, ORIGIN } from '#tests/support/server/other-wallet.ts'

let outbound: string[] = []
const plainFetch = globalThis.fetch
const app = await startTestApp()
const scene = await setScene(app)
const credentialId = (await scene.issue({ credentialType: 'F-1' })).credentialId
// Records every request that goes to another address. The server runs in this process too, and must
// send no such request.
globalThis.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  if (!address.startsWith(app.url)) outbound.push(address)
  return plainFetch(input, init)
}
afterAll(() => {
  globalThis.fetch = plainFetch
})

async function beginIssuance(): Promise<Issuance> {
  const offered = await scene.holder.post(`/api/visa/credentials/${credentialId}/offers`)
  const { link, txCode } = offered.body as { link: string; txCode: string }
  const consent = async (address: string) => {
    const asked = new URL(address).searchParams
    const named = { requestUri: asked.get('request_uri'), clientId: asked.get('client_id') }
    const path = '/api/visa/wallet-requests/consent'
    const { body } = await scene.holder.post(path, { ...named, credentialId })
    return (body as { location: string }).location
  }
  return { origin: ORIGIN, fetch: fetchAt(app.url), link, txCode, consent }
}

/** Reads the claims of a credential, with a foreign library for each format. */
const READ: Record<string, (credential: string) => Promise<Record<string, unknown>>> = {
  visa_sd_jwt: (credential) => {
    const [jwt = '', ...disclosures] = credential.split('~')
    const [leaf = ''] = parseJws(jwt).header.x5c as string[]
    const { claims } = openJws(jwt, new X509Certificate(Buffer.from(leaf, 'base64')).publicKey)
    expect(claims).not.toHaveProperty('sub')
    expect(claims).not.toHaveProperty('jti')
    const shown = disclosures
      .filter((text) => text !== '')
      .map(
        (text) => JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, string, string],
      )
    return Promise.resolve(
      Object.fromEntries(shown.map(([, name, value]) => [name, value] as const)),
    )
  },
  visa_mdoc: (credential) => {
    const { nameSpaces } = decode<{ nameSpaces: Record<string, { contents: Uint8Array }[]> }>(
      Buffer.from(credential, 'base64url'),
    )
    const items = Object.values(nameSpaces).flat()
    const elements = items.map(({ contents }) =>
      decode<{ elementIdentifier: string; elementValue: unknown }>(contents),
    )
    return Promise.resolve(
      Object.fromEntries(elements.map((one) => [one.elementIdentifier, one.elementValue])),
    )
  },
}

describe.each(Object.entries(FOREIGN_CLIENTS))('%s', (_name, obtain) => {
  test.each(['visa_sd_jwt', 'visa_mdoc'])('obtains %s', async (configuration) => {
    const credentials = await obtain(await beginIssuance(), configuration)
    expect(credentials).toHaveLength(BATCH)
    expect(new Set(credentials).size).toBe(BATCH)
    const claims = await READ[configuration]?.(credentials[0] ?? '')
    expect(claims).toMatchObject({ visa_type: 'F-1', document_number: credentialId })
    expect(Object.keys(claims ?? {}).sort()).toEqual([
      'document_number',
      'expiry_date',
      'holder_name',
      'issue_date',
      'passport_last_four',
      'visa_type',
    ])
  })
})

test('@digitalbazaar/oid4-client obtains nothing: its proof says neither its type nor its time', async () => {
  const { wallet, accessToken } = await addWallet(app, scene.holder, credentialId)
  const signer = {
    id: 'did:example:1#key',
    algorithm: 'P-256',
    sign: async ({ data }: { data: Uint8Array }) =>
      new Uint8Array(
        await crypto.subtle.sign(
          { name: 'ECDSA', hash: 'SHA-256' },
          wallet.key.privateKey,
          data as never,
        ),
      ),
  }
  const proof = await generateDIDProofJWT({ signer, nonce: await wallet.nonce(), aud: ORIGIN })
  const header = JSON.parse(
    Buffer.from(proof.split('.')[0] ?? '', 'base64url').toString(),
  ) as object
  expect(header).toEqual({ alg: 'ES256', kid: 'did:example:1#key' })
  const request = { credential_configuration_id: 'visa_mdoc', proofs: { jwt: [proof] } }
  const refused = await wallet.call('/interop/credential', accessToken, request)
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({ error: 'invalid_proof' }),
  ])
})

test('nothing is asked of anybody else meanwhile', () => {
  expect(outbound).toEqual([])
  outbound = []
})
