import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { KEEPER, register, signIn } from '#tests/support/browser/sign-in.ts'
import { testAlone } from './journey.ts'

/** The longest time to wait until an action is confirmed on the chain, in milliseconds. */
export const CHAIN_MS = 30_000

/** The tab with each part of the console that has no tab of its own. */
const TAB_OF: Readonly<Record<string, string>> = {
  Imports: 'Credentials',
  Invitations: 'Credentials',
  Purchases: 'Money',
  'To check': 'Money',
  Activity: 'Record',
  Security: 'Record',
  Analytics: 'Record',
}

/** Signs in the administrator, and opens the console. Two other users exist. */
export const test = testAlone
  .extend('travellers', { scope: 'file' }, async ({ server }) => {
    const usernames = ['traveller-one', 'traveller-two']
    for (const username of usernames) await register(server.url, username)
    return usernames
  })
  // The fixture `page` uses `travellers` only to create these users before the console counts the
  // users.
  .extend('page', async ({ travellers: _, browser }) => {
    const page = await browser.openPage()
    await signIn(page, KEEPER, '/admin')
    return page
  })
  .extend('desk', ({ page }) => buildDesk(page))

/** Chooses an action in the menu of a row with the keyboard. */
export async function chooseInRow(row: Locator, action: string) {
  await row.getByRole('button', { name: 'Actions for credential' }).press('Enter')
  await row.getByRole('menuitem', { name: action }).press('Enter')
}

function buildDesk(page: Page) {
  /** Opens a tab, or a part of a tab. */
  async function openTab(name: string) {
    for (const one of [TAB_OF[name], name]) {
      if (one !== undefined) await page.getByRole('tab', { name: one, exact: true }).click()
    }
    await page.getByRole('tabpanel', { name, exact: true }).waitFor()
  }

  /**
   * Returns four numbers of the overview. The numbers count all users, all credentials, the active
   * credentials and the revoked credentials. The first numbers are not 0, because the product
   * starts with samples.
   */
  async function readTotals(): Promise<number[]> {
    await openTab('Overview')
    const figures = page.getByRole('tabpanel').locator('dt + dd')
    await expect.poll(() => figures.count()).toBe(4)
    await expect.poll(() => figures.allTextContents()).not.toContain('–')
    return (await figures.allTextContents()).map(Number)
  }

  return {
    openTab,
    /** Finds a dialog by its name, because a second dialog with a message can be open. */
    dialog: (name: string) => page.getByRole('dialog', { name }),
    rowOf: (text: string) => page.getByRole('row').filter({ hasText: text }),
    readTotals,
    expectTotals: async (before: number[], changes: number[]) => {
      const after = before.map((total, index) => total + (changes[index] ?? 0))
      await expect.poll(readTotals).toEqual(after)
    },
    focusedName: () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
  }
}
