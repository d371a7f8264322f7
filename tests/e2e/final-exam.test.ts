import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { CERTIFICATE_LINE } from '#contracts/learning/exam.ts'
import { noteOf } from '#contracts/credentials/credential-type.ts'
import { buy } from '#tests/support/checkout/checkout.ts'
import { checkBothThemes } from '#tests/support/browser/browser.ts'
import { PASSWORD, signIn, signInAdministrator } from '#tests/support/browser/sign-in.ts'
import { waitForWorker } from '#tests/support/browser/worker.ts'
import { allModulesDone, reportProgress } from '#tests/support/server/exams.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { readStamp } from './verify-page.ts'
import {
  eventually,
  readShownCode,
  test as walletHolder,
  tokenOf,
  waitForPass,
} from './wallet-holder.ts'

const test = walletHolder
  .extend('opening', ({ opening }) => ({ ...opening, serviceWorkers: 'allow' as const }))
  .extend('forgiven', /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/)
  /** Makes a reader who has bought the guide and completed all of its modules. */
  .extend('reader', async ({ server, person }) => {
    const client = createHttpClient(server.url)
    await client.post('/api/login', { username: person.username, password: PASSWORD })
    await buy(client, `${person.username}@example.org`)
    await reportProgress(client, allModulesDone())
    return person
  })

/** Chooses an option of the question on the screen: the right option, or a wrong one. */
async function answer(page: Page, place: number, isRight: boolean) {
  await page.getByText(`Question ${String(place)} of 20`, { exact: true }).waitFor()
  const text = (await page.getByRole('heading', { level: 1 }).innerText()).replaceAll('\u00A0', ' ')
  const question = buildContent.exam.find((candidate) => candidate.question === text)
  if (!question) throw new Error(`nobody asks "${text}"`)
  const { options, correctAnswer } = question
  const option = options[isRight ? correctAnswer : (correctAnswer + 1) % 4] ?? ''
  const buttons = page.locator('[data-option]')
  const texts = (await buttons.allInnerTexts()).map((shown) => shown.replaceAll('\u00A0', ' '))
  await buttons.nth(texts.findIndex((shown) => shown.endsWith(option))).click()
}

async function sitExam(page: Page, right: number) {
  await page.getByRole('button', { name: 'Begin the exam' }).click()
  for (let place = 1; place <= 20; place++) {
    await answer(page, place, place <= right)
    await page
      .getByRole('button', { name: place === 20 ? 'View Final Results' : 'Continue' })
      .click()
  }
}

test('a reader fails at 16, passes at 17, and shows a certificate that a refund withdraws', async ({
  server,
  reader,
  page,
  openBrowser,
}) => {
  await signIn(page, reader, '/dashboard')
  await page.getByRole('link', { name: /^Final exam/ }).click()
  await page.getByRole('heading', { name: 'Final exam', level: 1 }).waitFor()
  await checkBothThemes(page)
  await page.getByLabel('J-1').check()

  await sitExam(page, 16)
  await page.getByRole('heading', { name: 'Exam not passed' }).waitFor()
  await page.getByText('16 of 20').waitFor()
  await page.getByRole('heading', { name: 'Study these themes' }).waitFor()
  expect(await page.getByText('Right answer').count()).toBe(0)
  await checkBothThemes(page)
  await page.getByRole('button', { name: 'Take another exam' }).click()
  expect(await page.getByLabel('J-1').isChecked()).toBe(true)

  await page.getByRole('button', { name: 'Begin the exam' }).click()
  await answer(page, 1, true)
  await page.getByRole('button', { name: 'Continue' }).click()
  await checkBothThemes(page)
  // Reloads, because the chosen answers must survive a reload.
  await page.reload()
  await page.getByText('Question 2 of 20', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.locator('[data-option][aria-pressed="true"]').waitFor()
  for (let place = 1; place <= 20; place++) {
    await answer(page, place, place <= 17)
    await page
      .getByRole('button', { name: place === 20 ? 'View Final Results' : 'Continue' })
      .click()
  }
  await page.getByRole('heading', { name: 'Exam passed' }).waitFor()

  await page.getByRole('button', { name: 'Issue the certificate' }).click()
  await page.getByText('Use at least 2 characters.').waitFor()
  await page.getByLabel('Name on the certificate').fill('Sample Traveller')
  await page.getByRole('button', { name: 'Issue the certificate' }).click()
  await page.getByRole('button', { name: 'Confirm the name' }).click()
  await page.getByRole('link', { name: 'Print the certificate' }).click()
  await page.getByRole('heading', { name: 'Course certificate' }).waitFor()
  await page.getByText(CERTIFICATE_LINE).waitFor()
  await page.getByText('85%').waitFor()
  await checkBothThemes(page)

  await page.goto('/wallet')
  await page.getByText(noteOf('Course')).waitFor()
  await waitForPass(page)
  await page.getByRole('button', { name: 'Show QR' }).click()
  const token = tokenOf(await readShownCode(page))

  const stranger = await openBrowser()
  const counter = await stranger.openPage()
  await counter.goto('/verify')
  await waitForWorker(counter)
  await eventually(() => hasTrust(counter)).toBe(true)
  await counter.context().setOffline(true)
  await counter.goto(`/verify?token=${token}`)
  expect(await readStamp(counter)).toEqual(['valid', 'offline'])
  await counter.getByText(noteOf('Course')).first().waitFor()
  await checkBothThemes(counter)

  const owner = await signInAdministrator(server.url)
  const found = await owner.get(`/api/admin/purchases?search=${reader.username}@example.org`)
  const [purchase] = found.body as { id: string }[]
  const path = `/api/admin/purchases/${purchase?.id ?? ''}/refund`
  expect((await owner.post(path, { cents: 1999, reason: 'Not for me.' })).status).toBe(200)

  await counter.context().setOffline(false)
  await counter.goto(`/verify?token=${token}`)
  await eventually(() => readStamp(counter)).toEqual(['revoked', 'live'])
  await page.goto('/wallet')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByText('Revoked', { exact: true }).first().waitFor()
})

function hasTrust(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const opening = indexedDB.open('visa-visitor')
        opening.onsuccess = () => {
          const { result } = opening
          if (!result.objectStoreNames.contains('trust')) {
            result.close()
            done(false)
            return
          }
          const count = result.transaction('trust').objectStore('trust').count()
          count.onsuccess = () => {
            result.close()
            done(count.result > 0)
          }
        }
      }),
  )
}
