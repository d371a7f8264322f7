import type { Locator, Page } from 'playwright-core'
import type { Opening } from '#tests/support/browser/browser.ts'
import { signIn, type Person } from '#tests/support/browser/sign-in.ts'
import { test as verification } from './verification.ts'

const KEY_SECONDS = 0.005

export interface Center {
  page: Page
  waitForStamp(verdict: string): Promise<void>
  /** As a keyboard scanner types. */
  typeAsScanner(text: string): Promise<void>
  /** A sentence that was told, not one that stands on the page. */
  toast(text: string): Locator
}

interface Opened extends Opening {
  /** Which of its tabs, as `?tab=batch`. */
  search?: string
}

/** The verification center, in a browser of its own. */
export const test = verification.extend(
  'openCenter',
  ({ opening, openBrowser }) =>
    async (user: Person, { search = '', ...given }: Opened = {}): Promise<Center> => {
      const browser = await openBrowser({ ...opening, ...given })
      const page = await browser.openPage()
      await signIn(page, user, `/qr-verify${search}`)
      await page.getByRole('heading', { name: 'QR Verification Center' }).waitFor()
      return {
        page,
        waitForStamp: (verdict) => page.locator(`[data-verdict="${verdict}"]`).waitFor(),
        typeAsScanner: async (text) => {
          const keyboard = await browser.context.newCDPSession(page)
          // At a scanner's pace by the clock of the keys, however busy this machine is.
          const startedAt = Date.now() / 1000
          await Promise.all(
            Array.from(text).map((key, at) =>
              keyboard.send('Input.dispatchKeyEvent', {
                type: 'keyDown',
                key,
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
