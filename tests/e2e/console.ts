import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { openBrowser, type Browser } from '#tests/support/browser/browser.ts'
import type { DatabaseKind, Server } from '#tests/support/server/server.ts'
import { KEEPER, register, signIn, startKeptServer } from '#tests/support/browser/sign-in.ts'

/** How long a step may wait for the chain. */
export const CHAIN_MS = 30_000

export interface Console {
  server: Server
  browser: Browser
  page: Page
  openTab(name: string): Promise<void>
  /** The dialog is asked for by its name: a toast may stand in another one. */
  dialog(name: string): Locator
  rowOf(text: string): Locator
  /** Users, credentials, active and revoked ones; there are samples from the first start. */
  readTotals(): Promise<number[]>
  expectTotals(before: number[], changes: number[]): Promise<void>
  focusedName(): Promise<string | null | undefined>
  close(): Promise<void>
}

/** The console on a desktop, with its administrator signed in and these users registered. */
export async function openConsole(users: readonly string[], kind?: DatabaseKind): Promise<Console> {
  const server = await startKeptServer(kind)
  for (const username of users) await register(server.url, username)
  const browser = await openBrowser({ baseURL: server.url, viewport: { width: 1280, height: 860 } })
  const page = await browser.openPage()
  await signIn(page, KEEPER, '/admin')

  async function openTab(name: string) {
    await page.getByRole('tab', { name }).click()
    await page.getByRole('tabpanel', { name }).waitFor()
  }

  async function readTotals(): Promise<number[]> {
    await openTab('Overview')
    const figures = page.getByRole('tabpanel').locator('dd')
    await expect.poll(() => figures.allTextContents()).not.toContain('–')
    return (await figures.allTextContents()).map(Number)
  }

  return {
    server,
    browser,
    page,
    openTab,
    dialog: (name) => page.getByRole('dialog', { name }),
    rowOf: (text) => page.getByRole('row').filter({ hasText: text }),
    readTotals,
    expectTotals: async (before, changes) => {
      const after = before.map((total, index) => total + (changes[index] ?? 0))
      await expect.poll(readTotals).toEqual(after)
    },
    focusedName: () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
    close: async () => {
      const { complaints } = browser
      await browser.close()
      await server.close()
      expect(complaints).toEqual([])
    },
  }
}
