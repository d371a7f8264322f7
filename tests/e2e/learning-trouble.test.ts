import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { FreeContent, PremiumContent } from '#contracts/learning/learning-content.ts'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { signIn } from '#tests/support/browser/sign-in.ts'
import { openPassport } from './companion.ts'
import { test as learning } from './learner.ts'
import { completeReading } from './reading.ts'

const test = learning.extend('opening', ({ opening }) => ({
  ...opening,
  viewport: { width: 390, height: 844 },
}))

/**
 * Applies `change` to the learning content in the server's answer. The page gets the changed
 * answer.
 */
async function changeContent<Part extends 'free' | 'premium'>(
  page: Page,
  part: Part,
  change: (content: { free: FreeContent; premium: PremiumContent }[Part]) => void,
) {
  const isPart = ({ pathname, searchParams }: URL) =>
    pathname === '/api/learning/content' && (searchParams.get('part') ?? 'free') === part
  await page.context().route(isPart, async (route) => {
    const response = await route.fetch()
    const content = (await response.json()) as Parameters<typeof change>[0]
    change(content)
    await route.fulfill({ response, json: content })
  })
}

async function answerFirst(page: Page) {
  await page.getByRole('radio', { name: 'Untimed' }).check()
  await page.getByRole('button', { name: /^F-1 / }).click()
  await page.getByText('Question 1 of').waitFor()
  await page.keyboard.press('1')
  await page.locator('[data-option="1"][aria-pressed="true"]').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Question 2 of').waitFor()
}

async function tickFirst(page: Page) {
  await page.getByRole('checkbox').first().click()
}

/** Makes every `put` of this page to IndexedDB fail. A full disk has the same effect. */
function refuseToStore(page: Page) {
  return page.evaluate(() => {
    Object.assign(window, { put: Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  })
}

function allowToStore(page: Page) {
  return page.evaluate(() => {
    const { put } = window as unknown as { put: PropertyDescriptor }
    Object.defineProperty(IDBObjectStore.prototype, 'put', put)
  })
}

/**
 * Leaves the screen, and comes back without a page load. A page load would lose all data that is
 * not stored yet.
 */
async function goElsewhereAndBack(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.waitForURL('/privacy')
  await page.goBack()
}

describe('a learner', () => {
  test('whose visa type has no questions waits for them, and may choose another', async ({
    page,
  }) => {
    await changeContent(page, 'free', (content) => {
      content.questions = content.questions.filter(({ visaType }) => visaType === 'F-1')
    })
    await page.goto('/practice-test')
    await page.getByRole('button', { name: /^J-1 .*0 questions$/ }).click()
    await page.getByText('Loading questions...').waitFor()
    await checkAccessibility(page)
    await page.getByRole('button', { name: 'Change Visa Type' }).click()
    await page.getByRole('button', { name: /^F-1 .*[1-9]\d* questions$/ }).click()
    await page.getByText('Question 1 of').waitFor()
  })

  test.for([
    ['a tick', tickFirst, (page: Page) => page.getByText('1 of 8 done').waitFor()],
    [
      'a worksheet',
      async (page: Page) => {
        await openPassport(page)
        await page.getByLabel('Passport number').fill('PA123')
      },
      (page: Page) =>
        expect.poll(() => page.getByLabel('Passport number').inputValue()).toBe('PA123'),
    ],
  ] as const)(
    'reads of %s that it is not saved, sees it all the same, and saves it when there is room',
    async ([_, act, find], { learner, page }) => {
      await signIn(page, learner, act === tickFirst ? '/learn/social-media' : '/dashboard/ds160')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await refuseToStore(page)
      await act(page)
      const notice = page.getByRole('alert').filter({ hasText: 'Not saved' })
      await notice.waitFor()
      await find(page)
      await checkAccessibility(page)

      await notice.getByRole('button', { name: 'Try again' }).click()
      await notice.waitFor()
      await goElsewhereAndBack(page)
      await find(page)
      await allowToStore(page)
      await notice.getByRole('button', { name: 'Try again' }).click()
      await notice.waitFor({ state: 'detached' })
      expect(await page.getByText('There is no room left').count()).toBe(0)
      await find(page)
      await page.reload()
      await find(page)
    },
  )

  test('whose browser lets the app store after all keeps what was done before', async ({
    page,
  }) => {
    await page.context().addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB)
      indexedDB.open = (name, version) => {
        if (sessionStorage.getItem('allowed') === null) {
          throw new DOMException('', 'SecurityError')
        }
        return open(name, version)
      }
    })
    await page.goto('/practice-test')
    const notice = page.getByText('This browser does not let the app store anything')
    await notice.waitFor()
    await answerFirst(page)
    const again = page.getByRole('button', { name: 'Try again' })
    await again.click()
    await expect.poll(() => again.getAttribute('aria-busy')).toBe(null)
    await page.evaluate(() => {
      sessionStorage.setItem('allowed', 'yes')
    })
    await again.click()
    await notice.waitFor({ state: 'detached' })
    await page.keyboard.press('2')
    await page.locator('[data-option="2"][aria-pressed="true"]').waitFor()
    await page.reload()
    await page.getByText('F-1: 2 of 15 questions answered.').waitFor()
  })

  test('whose browser removed everything finds the progress again in the account', async ({
    server,
    learner,
    page,
  }) => {
    await signIn(page, learner, '/learn/documents')
    const isSent = page.waitForResponse(async (answer) => {
      if (!answer.url().endsWith('/api/sync')) return false
      const { accepted } = (await answer.json()) as { accepted: string[] }
      return accepted.length > 0
    })
    await completeReading(page)
    await isSent
    // An open page would load itself again at that moment, and end the visit below.
    await page.goto('about:blank')
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', {
      origin: server.url,
      storageTypes: 'indexeddb',
    })
    await page.goto('/dashboard')
    await page.getByText('1 of 3 modules').waitFor()
  })

  test('reads of a module from a newer server that it is not supported yet, and goes on', async ({
    learner,
    page,
  }) => {
    await changeContent(page, 'premium', ({ paths }) => {
      const module = paths.find(({ id }) => id === 'requirements')?.modules[0]
      Object.assign(module ?? {}, { type: 'video' })
    })
    await signIn(page, learner, '/learn/requirements')
    await page.getByText('Content type not supported yet').waitFor()
    await page.getByRole('button', { name: 'Complete & Continue' }).click()
    await page.getByText('Module 2 of 3').waitFor()
  })
})
