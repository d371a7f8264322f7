import { describe } from 'vitest'
import { KEEPER } from '#tests/support/browser/sign-in.ts'
import { signIn } from '#tests/support/browser/engines/sign-in.ts'
import { DESKTOP, ENGINES, expectWhole, test } from './device.ts'

describe.each(ENGINES)('in %s an administrator', (engine) => {
  test('issues a credential and revokes it', async ({ person, open }) => {
    const page = await open(engine)
    await page.resize(...DESKTOP)
    await signIn(page, KEEPER, '/admin')
    await page.press('Issue Credential')
    await page.type('User', person.username)
    await page.see('1 user')
    await page.key('enter')
    await page.choose('Visa Type', 'J-1')
    await page.type('Holder Name', 'Sample Traveller')
    await page.type('Passport Last 4 Digits', '1234')
    await page.choose('Issue Date', '2026-03-02')
    await page.choose('Expiry Date', '2046-03-01')
    await page.press(/./, { role: 'checkbox' })
    await expectWhole(page)
    await page.press('Issue Credential')
    await page.press('Credentials', { role: 'tab' })
    await page.press(new RegExp(`^Actions for credential .* of ${person.username}$`))
    await page.press('Revoke')
    await page.choose('Reason Code', '4')
    await page.type('Detailed Reason', 'The dates were mixed up.')
    await expectWhole(page)
    await page.press('Revoke')
    await page.see('The dates were mixed up.', '[role=tabpanel]')
    await expectWhole(page)
  })
})
