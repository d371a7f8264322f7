import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAccessibility, checkBothThemes } from '#tests/support/browser/browser.ts'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { DAY_MS } from '#contracts/time.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { startKeptServer } from '#tests/support/browser/sign-in.ts'
import { buildEditor, buildPack, factOf, withFee } from '#tests/support/server/content-packs.ts'
import { test as desk } from './console.ts'

const EDITION = formatDay(BUILD_SOURCES.edition)
/** The day of a pack whose fee was checked today, so that no device covers it. */
const TODAY = new Date().toISOString().slice(0, 10)
const editor = buildEditor()
const test = desk.extend('server', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const server = await startKeptServer(database, { CONTENT_KEYS: editor.publicKey })
  onCleanup(server.close)
  return server
})

const choose = (page: Page, value: unknown) =>
  page.getByLabel('Choose a signed content pack').setInputFiles({
    name: 'pack.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
  })

/** Opens the guide, and returns the visa fee that it states. */
async function readFee(reader: Page): Promise<string | undefined> {
  await reader.goto('/guide')
  const fees = reader.getByText(/The visa fee is \$/).first()
  // The notice on fees is folded. Its text is in the document.
  await fees.waitFor({ state: 'attached' })
  return /The visa fee is (\$[\d.]+\d)/.exec((await fees.textContent()) ?? '')?.[1]
}

/**
 * Runs in the browser. Returns the free part of the learning content from the storage of this
 * device.
 */
async function readKept(): Promise<string> {
  const bases = await indexedDB.databases()
  for (const { name = '' } of bases.filter((base) => base.name?.startsWith('visa-'))) {
    const kept = await new Promise<unknown>((done) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => {
        const asking = opening.result.transaction('content').objectStore('content').get('free')
        asking.onsuccess = () => {
          opening.result.close()
          done(asking.result)
        }
      }
    })
    if (kept !== undefined) return JSON.stringify(kept)
  }
  return ''
}

/**
 * Waits until the device has stored content with this visa fee. An open page shows the content that
 * was stored before. The page fetches new content in the background, and shows it after the next
 * page load.
 */
async function waitForKept(reader: Page, fee: string) {
  await reader.goto('/guide')
  await expect.poll(() => reader.evaluate(readKept)).toContain(`The visa fee is ${fee}`)
}

/**
 * The ids of the facts about visa bonds and about limits by nationality. No preparation of the
 * traveller can change these limits.
 */
const DECIDING = ['BO2', 'BO3', 'BO4', 'BO5', 'TB1', 'TB5']

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ')
const formatValue = (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : value)

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
}

describe('an owner with a content pack', () => {
  test('sees what it would change, puts it in force and goes back; a reader without a connection keeps what the device has', async ({
    desk,
    page,
    openBrowser,
  }) => {
    const told = buildPack(1, { built: TODAY })
    factOf(told, 'FE1').verifiedOn = TODAY
    told.notices.push({
      id: 'fee-told',
      title: 'The fee',
      text: 'The visa fee is {FE1.B}.',
      classes: ['All'],
      facts: ['FE1'],
    })
    const reader = await (await openBrowser()).openPage()
    await desk.openTab('Guide')
    await page.getByText(`Readers get what the build brought, of ${EDITION}.`).waitFor()
    await page.getByText('No content packs yet').waitFor()
    await checkBothThemes(page)

    await choose(page, editor.sign(told))
    const first = desk.dialog('Content Pack 1')
    await first.getByText('Compared with what the build brought').waitFor()
    await first.getByText('Notices added: 1').click()
    await first.getByRole('list', { name: 'Notices added' }).getByText('fee-told').waitFor()
    await first.getByText('the next check of QF1 was due by 28 November 2026').waitFor()
    await checkBothThemes(page)
    await first.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('No content packs yet').waitFor()

    await choose(page, editor.sign(told))
    await first.getByRole('button', { name: 'Put in force' }).click()
    await page.getByText(`Readers get version 1, of ${formatDay(TODAY)}.`).waitFor()
    await desk.rowOf('In force').getByText('Test Editor').waitFor()
    expect(await readFee(reader)).toBe('$185')
    await waitForKept(reader, '$185')
    await reader.route('/api/**', (route) => route.abort())

    const dearer = withFee(structuredClone(told), '$195')
    dearer.manifest = { ...dearer.manifest, version: 2 }
    await choose(page, editor.sign(dearer))
    const second = desk.dialog('Content Pack 2')
    await second.getByText('Compared with version 1').waitFor()
    await second.getByText('Facts changed: 1').waitFor()
    await second.getByRole('button', { name: 'Put in force' }).click()
    await page.getByText(`Readers get version 2, of ${formatDay(TODAY)}.`).waitFor()
    await checkBothThemes(page)

    expect(await readFee(reader)).toBe('$185')
    await reader.getByText('As of 6 Oct 2026').first().waitFor()
    await reader.unroute('/api/**')
    await waitForKept(reader, '$195')
    expect(await readFee(reader)).toBe('$195')

    await desk.rowOf('Kept').getByRole('button', { name: 'Put in force' }).click()
    const asked = desk.dialog('Change what readers get?')
    await checkAccessibility(page)
    await asked.getByRole('button', { name: 'Put in force' }).click()
    await page.getByText(`Readers get version 1, of ${formatDay(TODAY)}.`).waitFor()
    await waitForKept(reader, '$185')
    expect(await readFee(reader)).toBe('$185')

    await page.getByRole('button', { name: 'Go back to the build' }).click()
    await asked.getByRole('button', { name: 'Put in force' }).click()
    await page.getByText(`Readers get what the build brought, of ${EDITION}.`).waitFor()
    await desk.openTab('Activity')
    await desk.rowOf('Changed the content pack in force').first().waitFor()
    await desk.rowOf('Took a content pack in').first().waitFor()
  })

  test('changes what decides before a purchase; no document says it, and a device says the day of what it has', async ({
    desk,
    page,
    openBrowser,
    server,
  }) => {
    const reader = await (await openBrowser()).openPage()
    const waitUntilKept = async (most: string) => {
      await reader.goto('/guide')
      await expect.poll(() => reader.evaluate(readKept)).toContain(`at up to ${most}`)
    }
    const bonds = reader.locator('#visa-bonds')
    await waitUntilKept('$20,000')

    const pack = buildPack(3)
    const fact = factOf(pack, 'BO2')
    fact.values = { ...fact.values, most: '$35,000' }
    await desk.openTab('Guide')
    await choose(page, editor.sign(pack))
    await desk.dialog('Content Pack 3').getByRole('button', { name: 'Put in force' }).click()
    await page.getByText(`Readers get version 3, of ${EDITION}.`).waitFor()

    for (const path of ['/', '/guide', '/checkout']) {
      const html = await (await fetch(server.url + path)).text()
      expect(html, path).toContain('Before you buy')
      for (const id of ['entry-limits', 'visa-bonds']) expect(html).toContain(`"/guide#${id}"`)
      for (const id of DECIDING) {
        for (const value of Object.values(factOf(pack, id).values ?? {}).flat()) {
          expect(textOf(html), `${path} ${id}`).not.toContain(formatValue(value))
        }
      }
    }

    await reader.route('/api/**', (route) => route.abort())
    await reader.clock.setFixedTime(`${dayAfter(String(fact.checkBy))}T12:00:00Z`)
    await reader.goto('/guide')
    await bonds.getByText('at up to $20,000').waitFor()
    await bonds.getByText(/may have changed|Not known since/).waitFor()

    await reader.unroute('/api/**')
    await waitUntilKept('$35,000')
    await reader.route('/api/**', (route) => route.abort())
    await reader.goto('/guide')
    await bonds.getByText('at up to $35,000').waitFor()
    expect(await bonds.getByText('at up to $20,000').count()).toBe(0)
  })

  test('reads why a pack is not taken, and cannot put one in force that breaks a rule', async ({
    desk,
    page,
  }) => {
    await desk.openTab('Guide')
    await choose(page, buildEditor().sign(buildPack(8)))
    await page.getByText('The key that signed this pack is none of CONTENT_KEYS.').waitFor()
    await checkBothThemes(page)
    await choose(page, '{"manifest":')
    await page.getByText('The pack was not taken.').waitFor()

    const pack = buildPack(9)
    pack.officialPages['posts'] = { name: 'Posts', url: 'https://us-embassy-gov.com/' }
    await choose(page, editor.sign(pack))
    const dialog = desk.dialog('Content Pack 9')
    await dialog.getByText('This pack breaks rules and cannot be taken in.').waitFor()
    await dialog
      .getByRole('list', { name: 'Findings' })
      .getByText('https://us-embassy-gov.com/')
      .first()
      .waitFor()
    expect(await dialog.getByRole('button', { name: 'Put in force' }).count()).toBe(0)
    await checkBothThemes(page)
  })
})
