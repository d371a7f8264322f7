import type { Locator, Page } from 'playwright-core'
import type { Opening } from '#tests/support/browser/browser.ts'
import { signIn, type Person } from '#tests/support/browser/sign-in.ts'
import { test as verification } from './verification.ts'

const KEY_SECONDS = 0.005

export interface Center {
  page: Page
  waitForStamp(verdict: string): Promise<void>
  /** As a keyboard scanner types; a line end at the end is its Enter. */
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
      let lastKeyAt = 0
      return {
        page,
        waitForStamp: (verdict) => page.locator(`[data-verdict="${verdict}"]`).waitFor(),
        typeAsScanner: async (text) => {
          const keyboard = await browser.context.newCDPSession(page)
          // At a scanner's pace by the clock of the keys, however busy this machine is, and none of them to come.
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
