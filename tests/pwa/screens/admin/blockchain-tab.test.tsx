// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type ChainStatistics, chainStatistics } from '#contracts/credentials/credential.ts'
import { BlockchainTab } from '#pwa/screens/admin/blockchain-tab.tsx'
import { answer, refuse } from '#tests/support/browser/answers.ts'

const STATISTICS: ChainStatistics = {
  totalCredentials: 3,
  totalActive: 2,
  totalRevoked: 1,
  totalPending: 0,
  networkName: 'Local chain',
  chainId: 31337,
  contractAddress: `0x${'b'.repeat(40)}`,
  explorerUrl: null,
  alarms: [],
}

test('figures of the chain that cannot be loaded say so, and are asked for again', async () => {
  refuse(chainStatistics, 503, 'SERVER_BUSY')
  const page = await showScreen(<BlockchainTab />)
  await page.findByText('Unable to load blockchain statistics')
  expect(page.queryByText('Total On-Chain')).toBeNull()
  answer(chainStatistics, () => STATISTICS)
  fireEvent.click(page.getByRole('button', { name: 'Try again' }))
  await page.findByText('Total On-Chain')
})
