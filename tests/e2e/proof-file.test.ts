import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { saveProof as proofCall } from '#contracts/anchoring/proof-file/calls.ts'
import { readBlockHeader } from '#contracts/anchoring/proof-file/block-header.ts'
import { ProofFile } from '#contracts/anchoring/proof-file/proof-file.ts'
import { fromHex, toHex } from '#contracts/bytes.ts'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { cutOff, eventually, HOLDER_NAME, type Holder, openWallet, test } from './wallet-holder.ts'

interface Saved {
  name: string
  file: ProofFile
  blockHash: string
}

/**
 * Waits until the server has the proof of the credential, which it fetches from the chain. Then saves the proof
 * file from the wallet. The wallet itself waits for half a minute only.
 */
async function saveProof(page: Page, holder: Holder): Promise<Saved> {
  await openWallet(page, holder)
  const proof = proofCall.path.replace(':credentialId', holder.credentialId)
  await eventually(async () => (await page.request.get(proof)).status()).toBe(200)
  await page.getByRole('button', { name: 'Details' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('reads your name and the last four digits').waitFor()
  await checkAccessibility(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save Proof' }).click(),
  ])
  await dialog.getByText('Saved.').waitFor()
  const file = ProofFile.parse(JSON.parse(readFileSync(await download.path(), 'utf8')))
  const { hash } = readBlockHeader(fromHex(file.header))
  return { name: download.suggestedFilename(), file, blockHash: `0x${toHex(hash)}` }
}

/**
 * Opens the page that checks proof files. Waits until the device has stored the issuer's keys, and
 * then cuts off the server.
 */
async function openAlone(page: Page): Promise<void> {
  await page.goto('/proof')
  await page.getByRole('heading', { name: 'Check a proof file' }).waitFor()
  await eventually(() => countKept(page)).toBeGreaterThan(0)
  await cutOff(page)
}

/**
 * Returns the number of rows in the device's `trust` table. A device stores either all rows of the
 * issuer or none.
 */
function countKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('visa-visitor')) return 0
    const opening = indexedDB.open('visa-visitor')
    await new Promise((done) => (opening.onsuccess = done))
    const counting = opening.result.transaction('trust').objectStore('trust').count()
    await new Promise((done) => (counting.onsuccess = done))
    opening.result.close()
    return counting.result
  })
}

async function choose(page: Page, { name, file }: Pick<Saved, 'name' | 'file'>): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(file))
  const chosen = { name, mimeType: 'application/json', buffer }
  await page.getByLabel('Choose a proof file').setInputFiles(chosen)
}

const stamp = (page: Page, word: string) =>
  page.getByRole('article').getByText(word, { exact: true })

describe('a proof file', () => {
  test('is saved in the wallet and checked on the page while the server is away', async ({
    holder,
    page,
  }) => {
    const saved = await saveProof(page, holder)
    expect(saved.name).toBe(`visa-proof-f-1-${holder.credentialId.slice(-8)}.json`)

    await openAlone(page)
    await choose(page, saved)
    await stamp(page, 'NOT CHECKED').waitFor()
    await page.getByText('nobody has confirmed the block').first().waitFor()

    const hash = page.getByLabel('Hash of the block')
    await hash.fill('0x12')
    await page.getByText('A hash is 0x and 64 digits').waitFor()
    await hash.fill(saved.blockHash)
    await stamp(page, 'VALID').waitFor()
    await page.getByText(HOLDER_NAME).waitFor()
    await page.getByText('the credential may have been revoked since').waitFor()
    await checkAccessibility(page)

    await hash.fill(`0x${'ab'.repeat(32)}`)
    await stamp(page, 'INVALID').waitFor()
  })

  test('that was altered, or is none, is refused in words', async ({ holder, page }) => {
    const saved = await saveProof(page, holder)
    await openAlone(page)
    await page.getByLabel('Hash of the block').fill(saved.blockHash)
    await choose(page, { ...saved, file: { ...saved.file, index: saved.file.index + 1 } })
    await stamp(page, 'INVALID').waitFor()
    expect(await page.getByText('cannot prove').count()).toBe(0)

    const other = { name: 'holiday.json', mimeType: 'application/json', buffer: Buffer.from('{}') }
    await page.getByLabel('Choose a proof file').setInputFiles(other)
    await page.getByRole('heading', { name: 'holiday.json' }).waitFor()
    await page.getByRole('article').getByText('This is not a proof file').waitFor()
    await page.getByText('Not in our form: a field is missing').waitFor()
  })
})
