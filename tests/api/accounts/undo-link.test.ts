import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#contracts/time.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { readLinkToken, readMails } from '#tests/support/server/mail.ts'
import { CHANGED, changePassword, GONE, openThefts, THIEFS } from './thefts.ts'

const ORIGIN = 'https://visa.example.org'
const MINUTE = 60_000
const app = await startTestApp({ env: { PUBLIC_ORIGIN: ORIGIN, ALLOW_SANDBOX: '1' } })
await app.buildAdmin()
const { steal, undo, undoBy } = openThefts(app)

describe('the link', () => {
  test('works once, signs nobody in and remembers no browser', async () => {
    const { user, thief } = await steal()
    await changePassword(thief)
    const token = await readLinkToken(app, user.email, CHANGED)
    const browser = app.visit()
    expect((await undo(token, browser)).status).toBe(200)
    expect((await browser.get('/api/user')).status).toBe(401)
    expect([...browser.cookies.keys()]).toEqual([])
    expect(await undo(token, browser)).toMatchObject(GONE)
    expect(await readMails(app, user.email)).toHaveLength(3)
  })

  test('works for seven days from the change, however late it was mailed', async () => {
    const { user, thief } = await steal()
    await changePassword(thief)
    app.clock.advance(2 * DAY_MS)
    const token = await readLinkToken(app, user.email, CHANGED)
    app.clock.advance(5 * DAY_MS - MINUTE)
    expect(await undo('a'.repeat(43))).toMatchObject(GONE)
    const early = app.clock.now()
    app.clock.advance(2 * MINUTE)
    expect(await undo(token)).toMatchObject(GONE)
    app.clock.set(early)
    expect(await undo(token)).toMatchObject({ status: 200 })
  })

  test('opens nothing else, and is not mailed once more when it has expired', async () => {
    const { user, thief } = await steal()
    await changePassword(thief)
    const token = await readLinkToken(app, user.email, CHANGED)
    const visitor = app.visit()
    const taking = { token, password: THIEFS }
    expect(await visitor.post('/api/account/claim', taking)).toMatchObject(GONE)
    expect(await visitor.post('/api/account/confirm', { token })).toMatchObject(GONE)
    expect(await visitor.post('/api/account/unlock', { token })).toMatchObject(GONE)
    app.clock.advance(8 * DAY_MS)
    const before = await readMails(app, user.email)
    expect((await visitor.post('/api/account/renew-link', { token })).status).toBe(204)
    expect(await readMails(app, user.email)).toEqual(before)
  })

  test('of another kind undoes nothing', async () => {
    const { user } = await steal()
    await app.visit().post('/api/account/request-reset', { email: user.email })
    expect(await undoBy(user.email, 'Reset your password')).toMatchObject(GONE)
  })

  test('goes with the account', async () => {
    const { user, thief } = await steal()
    await changePassword(thief)
    const token = await readLinkToken(app, user.email, CHANGED)
    await thief.delete('/api/user', { currentPassword: THIEFS })
    expect(await undo(token)).toMatchObject(GONE)
  })
})
