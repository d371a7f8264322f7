import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { openVerdict, readStamp, resultOf, test } from './verify-page.ts'

async function leadOutages(page: Page) {
  await page.route('**/api/visa/verify/qr', (route) => route.abort())
}

function hasTrust(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const opening = indexedDB.open('visa-visitor')
        opening.onsuccess = () => {
          const names = opening.result.objectStoreNames
          if (!names.contains('trust')) {
            opening.result.close()
            done(false)
            return
          }
          const count = opening.result.transaction('trust').objectStore('trust').count()
          count.onsuccess = () => {
            opening.result.close()
            done(count.result > 0)
          }
        }
      }),
  )
}

describe('without a network', () => {
  test('a device that was online before gives its own verdict, with the age of its list', async ({
    scene,
    credentialId,
    page,
  }) => {
    const { token } = await scene.mint(credentialId)
    await openVerdict(page, token)
    await expect.poll(() => hasTrust(page)).toBe(true)

    await leadOutages(page)
    await page.getByRole('button', { name: 'Verify Again' }).click()
    await page.getByText('Checked on this device, without the issuer.').waitFor()
    expect(await readStamp(page)).toEqual(['valid', 'offline'])
    expect(await resultOf(page, 'revocation')).toBe('passed')
    expect(await resultOf(page, 'record')).toBe('not_checked')
    expect(await resultOf(page, 'anchor')).toBe('not_checked')
    await page.getByText(/Its list of revocations is of/).waitFor()
    await checkAccessibility(page)
  })
})
