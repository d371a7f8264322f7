import { describe, expect, test } from 'vitest'
import { OTHER_LANGUAGES } from '#contracts/language/languages.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import type { HttpClient, Sent } from '#tests/support/server/http-client.ts'
import { readMail, readMails } from '#tests/support/server/mail.ts'

const app = await startTestApp()
const { database } = app.services
const PATH = '/api/auth/language'

const accepting = (languages: string): Sent => ({ headers: { 'Accept-Language': languages } })

async function register(browser: HttpClient, sent?: Sent) {
  const email = newAddress()
  const details = { username: email.slice(0, 20), email, password: PASSWORD }
  const { status, body } = await browser.post('/api/register', details, sent)
  expect(status).toBe(200)
  return { email, ...(body as { id: string; language: string }) }
}

function visitIn(language: string): HttpClient {
  const browser = app.visit()
  browser.cookies.set('language', language)
  return browser
}

const languageOf = async (browser: HttpClient) =>
  ((await browser.get('/api/user')).body as { language: string }).language

describe('the language of a new account', () => {
  test.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['fr-FR,fr;q=0.9,es;q=0.2,en;q=0.1', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['fr', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [';;;=', 'en'],
  ])('is the first that the browser asks for: %s', async (accepted, expected) => {
    expect(await register(app.visit(), accepting(accepted))).toMatchObject({ language: expected })
  })

  test('is rather the one that the person has chosen in this browser', async () => {
    expect(await register(visitIn('es'), accepting('en'))).toMatchObject({ language: 'es' })
    expect(await register(visitIn('en'), accepting('es'))).toMatchObject({ language: 'en' })
    expect(await register(visitIn('klingon'), accepting('es'))).toMatchObject({ language: 'es' })
  })

  test('is chosen in the same way for a guest at the checkout', async () => {
    const browser = visitIn('es')
    await browser.post('/api/create-guest-user', { email: newAddress() })
    expect(await languageOf(browser)).toBe('es')
  })

  test('is English when nobody has chosen it', async () => {
    expect(await app.buildAdmin()).toMatchObject({ language: 'en' })
  })
})

describe('a person', () => {
  test('chooses another language, which every browser of theirs is told', async () => {
    const { user, browser } = await app.join()
    const elsewhere = await app.signIn(user)
    for (const language of [...OTHER_LANGUAGES, 'en'] as const) {
      expect(await browser.request('PUT', PATH, { language })).toMatchObject({
        status: 204,
        body: undefined,
      })
      expect(await languageOf(elsewhere)).toBe(language)
    }
  })

  test('chooses it as a guest too', async () => {
    const browser = app.visit()
    await browser.post('/api/create-guest-user', { email: newAddress() })
    expect((await browser.request('PUT', PATH, { language: 'es' })).status).toBe(204)
    expect(await languageOf(browser)).toBe('es')
  })

  test.each([
    ['no language', {}],
    ['none of ours', { language: 'klingon' }],
    ['the name of something else', { language: 'constructor' }],
    ['a tag of a region', { language: 'es-MX' }],
    ['other letters', { language: 'ES' }],
    ['an empty one', { language: '' }],
    ['nothing', { language: null }],
    ['two', { language: ['es', 'en'] }],
    ['what is none of its business', { language: 'es', rights: ['own'] }],
  ])('cannot choose %s', async (_, body) => {
    const { browser } = await app.join()
    expect(await browser.request('PUT', PATH, body)).toMatchObject({
      status: 400,
      body: { error: 'INVALID_INPUT' },
    })
    expect(await languageOf(browser)).toBe('en')
  })

  test('chooses nothing without a session, or from the page of another site', async () => {
    expect((await app.visit().request('PUT', PATH, { language: 'es' })).status).toBe(401)
    const { browser } = await app.join()
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    expect(await browser.request('PUT', PATH, { language: 'es' }, { headers })).toMatchObject({
      status: 403,
      body: { error: 'CROSS_ORIGIN' },
    })
    expect(await languageOf(browser)).toBe('en')
  })

  test('is told nothing of a language that only a later version has', async () => {
    const { user, browser } = await app.join()
    await database('users').where({ id: user.id }).update({ language: 'tlh' })
    expect(await languageOf(browser)).toBeUndefined()
    await app.visit().post('/api/account/request-reset', { email: user.email })
    expect((await readMail(app, user.email, 'Reset your password')).text).toContain('Visa')
  })
})

describe('a mail is in the language of its reader', () => {
  test('when they register', async () => {
    const { email } = await register(visitIn('es'))
    expect((await readMail(app, email, 'Confirma tu dirección de correo')).text).toMatch(
      /buzón es tuyo[^]*Confirmar dirección: http[^]*¿Preguntas\? Escribe a/,
    )
  })

  test('when a browser in another language asks for it', async () => {
    const { email } = await app.buildUser({ language: 'es' })
    await visitIn('en').post('/api/account/request-reset', { email }, accepting('en'))
    await readMail(app, email, 'Restablece tu contraseña')
    const { email: other } = await app.buildUser()
    await visitIn('es').post('/api/account/request-reset', { email: other }, accepting('es'))
    await readMail(app, other, 'Reset your password')
  })

  test('when somebody else registers with their address', async () => {
    const { email } = await app.buildUser({ language: 'es' })
    const details = { username: email.slice(0, 15), email, password: PASSWORD }
    await visitIn('en').post('/api/register', details)
    await readMail(app, email, 'Tu dirección ya tiene una cuenta')
  })

  test('when the account is to move', async () => {
    const user = await app.buildUser({ language: 'es' })
    const email = newAddress()
    const change = { username: user.username, email, currentPassword: PASSWORD }
    expect((await (await app.signIn(user)).patch('/api/user', change)).status).toBe(200)
    await readMail(app, user.email, 'Tu cuenta va a pasar a otra dirección')
    await readMail(app, email, 'Confirma tu nueva dirección de correo')
  })

  test('and a new choice counts for the next mail', async () => {
    const { user, browser } = await app.join()
    await browser.request('PUT', PATH, { language: 'es' })
    await app.signIn(user)
    const subjects = (await readMails(app, user.email)).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual([
      'Tu cuenta se usó en un navegador nuevo',
      'Your account was used in a new browser',
    ])
  })
})
