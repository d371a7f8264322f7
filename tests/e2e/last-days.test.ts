import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { contentOfToday } from '#tests/support/browser/keep-guide.ts'
import { checkBothThemes } from '#tests/support/browser/browser.ts'
import { test } from './visitor.ts'

const SAYS = {
  en: {
    ask: 'What applies to me?',
    visaClass: 'Visa class',
    nationality: 'Nationality or travel document',
    ended: 'Ended',
    unknown: 'Not known whether it applies today',
    onDay: (day: string) => `It ended on ${day} Dec 2026.`,
  },
  es: {
    ask: '¿Qué se aplica a mi caso?',
    visaClass: 'Clase de visa',
    nationality: 'Nacionalidad o documento de viaje',
    ended: 'Terminó',
    unknown: 'No se sabe si se aplica hoy',
    onDay: (day: string) => `Terminó el ${day} dic 2026.`,
  },
}
const FEE = { last: '2026-12-31', after: '2027-01-01' }
const EBOLA = { last: '2026-12-22', after: '2026-12-23' }
const [{ edition } = { edition: '' }] = contentOfToday().free.notices

/** Sets the clock of the browser. The app takes the day from the server, which therefore does not answer. */
async function setDay(page: Page, day: string) {
  await page.route('/api/**', (route) => route.abort())
  await page.clock.setFixedTime(`${day}T12:00:00Z`)
}

/** Waits until the device has the content in this language. */
async function keepContent(page: Page, path: string) {
  await page.goto(`${path}/guide`)
  await page.locator('#fast-interview').waitFor()
  // The English content, and its translation.
  await expect.poll(() => page.evaluate(countKept)).toBe(path === '' ? 1 : 2)
}

/** Runs in the browser. Returns the number of parts of the content on this device. */
async function countKept(): Promise<number> {
  const opened = await new Promise<IDBDatabase>((done) => {
    const opening = indexedDB.open('visa-visitor')
    opening.onsuccess = () => done(opening.result)
  })
  const counted = await new Promise<number>((done) => {
    const counting = opened.transaction('content').objectStore('content').count()
    counting.onsuccess = () => done(counting.result)
  })
  opened.close()
  return counted
}

/** Content of a later edition is never as young as an earlier day. */
const isPossible = (day: string) => edition <= day

async function readFeeNotice(page: Page, path: string, day: string): Promise<string> {
  await setDay(page, day)
  await page.goto(`${path}/guide`)
  const notice = page.locator('#fast-interview')
  await notice
    .getByText(/31 [Dd]/)
    .first()
    .waitFor()
  return notice.innerText()
}

async function lookUpUganda(page: Page, language: 'en' | 'es', day: string): Promise<string> {
  const says = SAYS[language]
  await setDay(page, day)
  await page.goto(language === 'es' ? '/es/' : '/')
  await page.getByRole('button', { name: says.ask }).click()
  await page.getByLabel(says.visaClass).selectOption('B-1/B-2')
  const field = page.getByLabel(says.nationality)
  await field.fill('Uganda')
  await field.press('Enter')
  const answer = page.locator('[data-group="suspension"]')
  await answer.getByText('Ebola').first().waitFor()
  return answer.innerText()
}

describe.each(['en', 'es'] as const)('in %s', (language) => {
  const says = SAYS[language]
  const path = language === 'en' ? '' : '/es'

  test('the notice about the interview for a fee ends by itself', async ({ page }) => {
    await keepContent(page, path)
    if (isPossible(FEE.last)) {
      const text = await readFeeNotice(page, path, FEE.last)
      expect(text).not.toContain(says.ended)
    }
    const text = await readFeeNotice(page, path, FEE.after)
    expect(text).toContain(says.onDay('31'))
    expect(text.replace(says.onDay('31'), '')).toContain(says.ended)
    await checkBothThemes(page)
  })

  test('the look-up about Ebola ends by itself', async ({ page }) => {
    await keepContent(page, path)
    if (isPossible(EBOLA.last)) {
      const text = await lookUpUganda(page, language, EBOLA.last)
      expect(text).toContain(says.unknown)
      expect(text).not.toContain(says.ended)
    }
    const text = await lookUpUganda(page, language, EBOLA.after)
    expect(text).toContain(says.onDay('22'))
    expect(text.replace(says.onDay('22'), '')).toContain(says.ended)
    expect(text).not.toContain(says.unknown)
    await checkBothThemes(page)
  })
})
