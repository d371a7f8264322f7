import { chromium } from 'playwright-core'
import { findHeadlessShell, CHROMIUM_ARGS } from '#tests/support/browser/chromium.ts'
const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: [...CHROMIUM_ARGS] })
const base = process.argv[2] ?? 'http://localhost:5173'
for (const [width, scheme] of [[390, 'light'], [1280, 'dark']] as const) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme })
  const page = await context.newPage()
  page.setDefaultTimeout(40000)
  page.on('pageerror', (e) => process.stdout.write(String(e) + '\n'))
  await page.goto(base + '/checkout')

  const button = page.getByRole('button', { name: 'What applies to me?' }).first()
  await button.click()
  await page.getByLabel('Visa class').selectOption('B-1/B-2')
  const field = page.getByLabel('Nationality or travel document')
  await field.fill('cote d')
  await page.screenshot({ path: `/dev/shm/guide/pick-${width}.png`, fullPage: true })
  await field.press('Enter')
  await field.fill('ita')
  await page.getByRole('button', { name: 'Italy' }).click()
  await page.getByRole('heading', { name: /Suspension/ }).waitFor()
  await page.screenshot({ path: `/dev/shm/guide/applies-${width}.png`, fullPage: true })
  await context.close()
}
await browser.close()
