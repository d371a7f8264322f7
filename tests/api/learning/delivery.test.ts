import { expect, test } from 'vitest'
import { BankContent, FreeContent, PremiumContent } from '#contracts/learning/learning-content.ts'
import { poolOf } from '#contracts/learning/practice.ts'
import { startTestApp } from '#tests/support/server/app.ts'

const app = await startTestApp()

const PATH = '/api/learning/content'

test('everybody gets the free part, and an unchanged one is not sent again', async () => {
  const { status, body, headers } = await app.visit().get(PATH)
  expect(status).toBe(200)
  const { questions } = FreeContent.parse(body)
  expect(questions).toHaveLength(30)
  expect(questions.filter((question) => poolOf(question) > 0)).toEqual([])
  const etag = headers.get('etag') ?? ''
  const again = await app.visit().get(PATH, { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
})

test('the content travels compressed to browsers that take it', async () => {
  const ask = async (encoding: string) =>
    app.visit().get(PATH, { headers: { 'Accept-Encoding': encoding } })
  const zipped = await ask('gzip, br')
  const plain = await ask('identity')
  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  expect(plain.headers.has('content-encoding')).toBe(false)
  expect(zipped.body).toEqual(plain.body)
  expect(zipped.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  expect(plain.headers.get('vary')).toContain('Accept-Encoding')
})

test('the premium part is for premium only', async () => {
  const premium = `${PATH}?part=premium`
  expect(await app.visit().get(premium)).toMatchObject({ status: 401 })
  const user = await app.signIn(await app.buildUser())
  expect(await user.get(premium)).toMatchObject({ status: 403 })
  const member = await app.signIn(await app.buildPremiumUser())
  const { status, body, headers } = await member.get(premium)
  expect(status).toBe(200)
  const { paths, questions } = PremiumContent.parse(body)
  expect(paths).toHaveLength(6)
  expect(new Set(questions.map(poolOf))).toEqual(new Set([1, 2]))
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('the interview questions are for premium only, and nobody on the way keeps them', async () => {
  const bank = `${PATH}?part=bank`
  expect(await app.visit().get(bank)).toMatchObject({ status: 401 })
  const user = await app.signIn(await app.buildUser())
  expect(await user.get(bank)).toMatchObject({ status: 403 })
  const member = await app.signIn(await app.buildPremiumUser())
  const { status, body, headers } = await member.get(bank)
  expect(status).toBe(200)
  const { questions, version } = BankContent.parse(body)
  expect(questions.length).toBeGreaterThan(100)
  expect(headers.get('cache-control')).toBe('private, no-store')
  const premium = PremiumContent.parse((await member.get(`${PATH}?part=premium`)).body)
  expect(premium.bankVersion).toBe(version)
})

test('refuses a part that does not exist', async () => {
  expect(await app.visit().get(`${PATH}?part=secret`)).toMatchObject({
    status: 400,
    body: { error: 'INVALID_INPUT' },
  })
})
