import jsQr from 'jsqr'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'

const app = await startTestApp()
const scene = await setScene(app)
const { credentialId } = await scene.issue()

const tokensOf = (id: string) => `/api/visa/credentials/${id}/tokens`

test('mints a code that lives fifteen minutes unless told otherwise', async () => {
  const { status, body } = await scene.holder.post(tokensOf(credentialId), {})
  expect(status).toBe(200)
  const { expiresAt, token, verificationUrl } = body as Record<string, string>
  const life = Date.parse(expiresAt ?? '') - app.clock.now().getTime()
  expect(life / 60_000).toBeCloseTo(15, 0)
  expect(token).toMatch(/^[1-9][0-9]{1,1199}$/)
  expect(verificationUrl).toBe(`https://visa.example.org/verify?token=${token ?? ''}`)
})

test.each([0, 1441, 1.5, '15'])('refuses a life of %s minutes', async (expiresInMinutes) => {
  const reply = await scene.holder.post(tokensOf(credentialId), { expiresInMinutes })
  expect(reply).toMatchObject({ status: 400, body: { error: 'INVALID_INPUT' } })
})

test.each(['200', '300', '400'])(
  'draws a QR code of %s pixels that reads as its link',
  async (size) => {
    const { status, body } = await scene.holder.get(
      `/api/visa/qr/${credentialId}?size=${size}&format=json`,
    )
    expect(status).toBe(200)
    const { qrCodeDataURL, verificationUrl, qrCode, token } = body as {
      qrCodeDataURL: string
      verificationUrl: string
      qrCode: { dataURL: string; token: { timeRemaining: number } }
      token: { expiresAt: number }
    }
    const png = PNG.sync.read(Buffer.from(qrCodeDataURL.split(',')[1] ?? '', 'base64'))
    expect(png.width).toBe(Number(size))
    const read = jsQr(new Uint8ClampedArray(png.data), png.width, png.height)
    expect(read?.data).toBe(verificationUrl)
    expect(qrCode.dataURL).toBe(qrCodeDataURL)
    expect(qrCode.token.timeRemaining).toBeGreaterThan(400)
    expect(token.expiresAt).toBeGreaterThan(app.clock.now().getTime())
  },
)

test('makes a code though the keys have to be read again', async () => {
  app.clock.advance(2 * 60_000)
  const { status } = await scene.holder.post(tokensOf(credentialId), {})
  expect(status).toBe(200)
})

test('answers the wallet, which names no size', async () => {
  const { status, body } = await scene.holder.get(`/api/visa/qr/${credentialId}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ verificationInfo: { status: 'active', credentialType: 'F-1' } })
})

test("another user's credential is not found", async () => {
  const other = await app.signIn(await app.buildUser())
  for (const reply of [
    await other.get(`/api/visa/qr/${credentialId}`),
    await other.post(tokensOf(credentialId), {}),
    await scene.holder.get('/api/visa/qr/anything'),
  ]) {
    expect(reply).toMatchObject({ status: 404, body: { error: 'CREDENTIAL_NOT_FOUND' } })
  }
})

test('no code is made for what is revoked or expired', async () => {
  const revoked = await scene.issue()
  await scene.revoke(revoked.credentialId)
  expect(await scene.holder.post(tokensOf(revoked.credentialId), {})).toMatchObject({
    status: 409,
    body: { error: 'CREDENTIAL_REVOKED' },
  })
  const past = await scene.issueExpired()
  expect(await scene.holder.post(tokensOf(past.credentialId), {})).toMatchObject({
    status: 409,
    body: { error: 'CREDENTIAL_EXPIRED' },
  })
})
