import { describe, expect } from 'vitest'
import type { QrCode } from '#contracts/presentation/calls.ts'
import type { OwnPurchase } from '#contracts/checkout/receipts.ts'
import { GUIDE_PAGES } from '#pwa/screens/storefront/claims/claims.ts'
import { buy } from '#tests/support/checkout/checkout.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import type { EnginePage } from '#tests/support/browser/engines/page.ts'
import {
  allModulesDone,
  answerRightly,
  examOf,
  passedOf,
  reportProgress,
} from '#tests/support/server/exams.ts'
import { createHttpClient, type HttpClient } from '#tests/support/server/http-client.ts'
import { signIn } from '#tests/support/browser/engines/sign-in.ts'
import { countPages } from '#tests/support/browser/pdf.ts'
import { ENGINES, test as onDevice } from './device.ts'
import { findInk } from './printed-ink.ts'

const EDITION = '/dashboard/downloads/print-edition'
const test = onDevice
  /** Makes a reader who has bought the guide and passed its exam. */
  .extend('reader', async ({ server, person }) => {
    const client = createHttpClient(server.url)
    await client.post('/api/login', { username: person.username, password: PASSWORD })
    await buy(client, `${person.username}@example.org`)
    await reportProgress(client, allModulesDone())
    await passExam(client)
    const { body } = await client.get('/api/purchases')
    const receiptId = (body as OwnPurchase[])[0]?.receipts[0]?.id ?? ''
    return { ...person, client, receiptId }
  })

async function passExam(client: HttpClient) {
  const begun = await client.post('/api/exam', { readerClass: 'F-1', pace: 'standard' })
  const exam = examOf(begun.body)
  const answers = answerRightly(exam, exam.questions.length)
  await client.post(`/api/exam/${exam.examId}/answers`, { answers })
  const path = `/api/exam/${exam.examId}/certificate`
  const { body } = await client.post(path, { holderName: 'Sample Traveller' })
  expect(passedOf(examOf(body)).certificate?.state).toBe('in force')
}

/**
 * Opens a screen, and waits for its Print button. Sets the dark theme, waits for the fonts, and
 * prints the screen to a PDF.
 */
async function printScreen(page: EnginePage, path: string): Promise<Buffer> {
  await page.go(path)
  await page.see('Print', 'main button')
  await page.evaluate(async () => {
    document.documentElement.setAttribute('data-theme', 'dark')
    await document.fonts.ready
  })
  return page.print()
}

/** Expects a PDF of one page, with white paper and with something printed on it. */
function expectOnePage(pdf: Buffer, path: string) {
  expect([path, countPages(pdf)]).toEqual([path, 1])
  const [ink] = findInk(pdf, 1, 1)
  expect(ink?.top).toBeGreaterThan(0)
  expect(ink?.bottom).toBeLessThan(1)
}

describe.each(ENGINES)('on paper from %s', (engine) => {
  test('each cheat sheet and checklist, a receipt and a certificate take one page', async ({
    reader,
    open,
  }) => {
    const page = await open(engine)
    await signIn(page, reader, '/dashboard/downloads')
    await page.see('Cheat sheets and checklists are one page each')
    const sheets = await page.evaluate(() =>
      [...document.querySelectorAll('main a')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((path) => /cheat-sheet|documents$/.test(path)),
    )
    expect(sheets.length).toBeGreaterThan(0)
    const others = [`/account/receipts/${reader.receiptId}`, '/exam/certificate']
    for (const path of [...sheets, ...others]) expectOnePage(await printScreen(page, path), path)
  })

  test('the worksheet begins on the first page, and each page is full but the last', async ({
    reader,
    open,
  }) => {
    const page = await open(engine)
    await signIn(page, reader, '/dashboard/ds160')
    await page.choose('Your visa class', 'F-1')
    await page.find('link', 'Printed worksheet')
    const pdf = await printScreen(page, '/dashboard/ds160/worksheet')
    const pages = countPages(pdf)
    expect(pages).toBeGreaterThan(3)
    const full = findInk(pdf, 1, pages).slice(0, -1)
    for (const { bottom } of full) expect(bottom).toBeGreaterThan(0.7)
  })

  test('a verdict takes one page', async ({ holder, server, open }) => {
    const client = createHttpClient(server.url)
    await client.post('/api/login', { username: holder.username, password: PASSWORD })
    const { body } = await client.get(`/api/visa/qr/${holder.credentialId}`)
    const page = await open(engine)
    await page.go((body as QrCode).verificationUrl)
    await page.see('Compare the person with the passport')
    expectOnePage(await page.print(), 'verdict')
  })

  test('the guide prints what is folded as it prints what is open', async ({ open }) => {
    const page = await open(engine)
    await page.go('/guide')
    await page.see('Fees: application and SEVIS')
    expect(await page.read('#fees')).not.toContain('The visa application (MRV) fee was')
    const folded = countPages(await page.print())
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    expect(folded).toBe(countPages(await page.print()))
  })

  test('the book has no empty page, and ends whole', async ({ reader, open }) => {
    const page = await open(engine)
    await signIn(page, reader, EDITION)
    await page.see('Ready to print.')
    const pdf = await page.print()
    const pages = countPages(pdf)
    expect(pages).toBeGreaterThan(parseInt(GUIDE_PAGES))
    const ink = findInk(pdf, 1, pages)
    expect(ink.filter(({ top }) => top <= 0)).toEqual([])
    expect(ink.at(-1)?.bottom).toBeLessThan(1)
  })
})
