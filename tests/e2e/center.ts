import type { Locator, Page } from 'playwright-core'
import type { Opening } from '#tests/support/browser/browser.ts'
import { signIn, type Person } from '#tests/support/browser/sign-in.ts'
import { test as verification } from './verification.ts'

const KEY_SECONDS = 0.005

export interface Center {
  page: Page
  waitForStamp(verdict: string): Promise<void>
  /**
   * Sends the keys of a code scanner that works as a keyboard. A line break in the text is sent as
   * the Enter key.
   */
  typeAsScanner(text: string): Promise<void>
  /** Finds a text in a toast or in another part of the page that is read aloud at once. */
  toast(text: string): Locator
}

interface Opened extends Opening {
  /**
   * The query of the page's address, such as `?tab=batch` or `?scan=image`. It chooses a tab or a
   * source of pictures.
   */
  search?: string
}

/** Provides `openCenter`, which opens the verification center in a separate browser. */
export const test = verification.extend(
  'openCenter',
  ({ opening, openBrowser }) =>
    async (user: Person, { search = '', ...given }: Opened = {}): Promise<Center> => {
      const browser = await openBrowser({ ...opening, ...given })
      const page = await browser.openPage()
      await signIn(page, user, `/qr-verify${search}`)
      await page.getByRole('heading', { name: 'QR Verification Center' }).waitFor()
      let lastKeyAt = 0
      return {
        page,
        waitForStamp: (verdict) => page.locator(`[data-verdict="${verdict}"]`).waitFor(),
        typeAsScanner: async (text) => {
          const keyboard = await browser.context.newCDPSession(page)
          // The timestamps of the keys follow the rhythm of a scanner. A busy machine can send the
          // keys more slowly. All timestamps are in the past.
          const lastsSeconds = text.length * KEY_SECONDS
          const startedAt = Math.max(Date.now() / 1000 - lastsSeconds, lastKeyAt + 1)
          lastKeyAt = startedAt + lastsSeconds
          await Promise.all(
            Array.from(text).map((key, at) =>
              keyboard.send('Input.dispatchKeyEvent', {
                type: 'keyDown',
                key: key === '\r' ? 'Enter' : key,
                text: key,
                timestamp: startedAt + at * KEY_SECONDS,
              }),
            ),
          )
          await keyboard.detach()
        },
        toast: (text) =>
          page
            .getByRole('status')
            .or(page.getByRole('alert'))
            .getByText(text, { exact: true })
            .first(),
      }
    },
)
