import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { register, signIn, signInKeeper, startKeptServer } from '#tests/support/browser/sign-in.ts'
import { configureChain, envOf } from '#tests/support/chain/anchoring.ts'
import { startAnvil } from '#tests/support/chain/anvil.ts'
import { buildIssuance } from '#tests/support/server/credentials.ts'
import { runVisa } from '#tests/support/server/program.ts'
import { test as plain } from './journey.ts'

const AUDITOR = 'auditor-of-the-house'

const chain = await configureChain(await startAnvil())

/** Runs the product on a chain that the test can also read. */
const test = plain.extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
  const server = await startKeptServer('postgres', {
    ...envOf(chain),
  })
  onCleanup(server.close)
  return server
})

async function saveExport(page: Page, folder: string): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all to check' }).click()
  const path = join(folder, 'audit.ndjson')
  await (await saving).saveAs(path)
  return path
}

test('an auditor saves what was done, and the checker finds what was altered in it', async ({
  server,
  page,
}) => {
  const userId = await register(server.url, AUDITOR)
  const keeper = await signInKeeper(server.url)
  await keeper.post(`/api/admin/users/${userId}/rights`, { rights: ['audit'] })
  await keeper.post('/api/admin/credentials/issue', buildIssuance(userId))

  await signIn(page, { username: AUDITOR }, '/admin?tab=activity')
  await page.getByRole('row').filter({ hasText: 'Issued credential' }).waitFor()
  expect(await page.getByRole('button', { name: 'Issue Credential' }).count()).toBe(0)
  const { rpcUrl, contractAddress } = chain
  const check = (path: string) =>
    runVisa(['audit', 'check', path, '--rpc', rpcUrl, '--contract', contractAddress])
  const path = await saveExport(page, server.dataDir)
  // The server anchors the audit's head of the first day on the second day. Until the second day
  // the chain cannot confirm the file.
  const first = await check(path)
  expect(first.output).toContain('NOTHING CONFIRMED YET. The file has no head')
  expect(first.code).toBe(1)

  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  const at = lines.findIndex((line) => line.includes('credential_issued'))
  const altered = (lines[at] ?? '').replace('credential_issued', 'credential_revoked')
  writeFileSync(path, `${lines.with(at, altered).join('\n')}\n`)
  const { code, output } = await check(path)
  expect(output).toContain(
    `ALTERED. Entry ${String((JSON.parse(altered) as { seq: number }).seq)} `,
  )
  expect(code).toBe(1)
})
