import { expect, test } from 'vitest'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { startTestApp } from '#tests/support/server/app.ts'

const app = await startTestApp()
const ask = (query: string) => app.visit().get(`/api/learning/translation?${query}`)

test('everybody can read the free part in another language', async () => {
  const { status, body } = await ask('part=free&language=es')
  expect(status).toBe(200)
  expect(body).toMatchObject({ part: 'free', language: 'es', of: freeContent.version })
})

test.each(['premium', 'bank'])('only buyers can read the %s part', async (part) => {
  expect((await ask(`part=${part}&language=es`)).status).toBe(401)
})

test.each([
  'part=free',
  'part=free&language=en',
  'part=free&language=__proto__',
  'part=x&language=es',
])('the question %s is refused', async (query) => {
  expect(await ask(query)).toMatchObject({ status: 400, body: { error: 'INVALID_INPUT' } })
})
