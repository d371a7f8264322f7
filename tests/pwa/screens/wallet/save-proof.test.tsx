// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { saveProof } from '#contracts/anchoring/proof-file/calls.ts'
import { PROOF_FORMAT, type ProofFile } from '#contracts/anchoring/proof-file/proof-file.ts'
import { SaveProof } from '#pwa/screens/wallet/save-proof.tsx'
import { answer, askedPaths, refuse } from '#tests/support/browser/answers.ts'
import { CARD } from '#tests/support/browser/cards.ts'

const { credentialId } = CARD
const HEX = `0x${'ab'.repeat(32)}`

const FILE: ProofFile = {
  format: PROOF_FORMAT,
  credential: 'AA',
  salt: 'AA',
  index: 0,
  siblings: [],
  keySets: [],
  registry: 'AA',
  header: HEX,
  accountProof: [HEX],
  batchProof: [HEX],
  revocationProof: [HEX],
}

const BROWSER = navigator

afterEach(() => {
  vi.stubGlobal('navigator', BROWSER)
})

async function press() {
  const page = await showScreen(<SaveProof credential={CARD} />)
  fireEvent.click(await page.findByRole('button', { name: 'Save Proof' }))
  return page
}

const refusePending = (seconds: string) => {
  refuse(saveProof, 409, 'PROOF_PENDING', {
    message: 'Still being fetched.',
    headers: { 'Retry-After': seconds },
    params: { credentialId },
  })
}

test('a proof that is being fetched is asked for again, and saved when it is there', async () => {
  refusePending('1')
  const page = await press()
  await page.findByText('The proof is being fetched from the blockchain.', { exact: false })
  expect(page.getByRole('button', { name: 'Save Proof' })).satisfy(
    (button: HTMLElement) => button.getAttribute('aria-busy') === 'true',
  )

  answer(saveProof, () => FILE, { credentialId })
  await page.findByText('Saved.')
  expect(askedPaths()).toHaveLength(2)
})

test('one that came long after the press is saved at the next one, where the system asks for the place', async () => {
  const share = vi.fn(() => Promise.resolve())
  const activation = { isActive: false }
  const system = { standalone: true, canShare: () => true, share, userActivation: activation }
  vi.stubGlobal('navigator', system)
  answer(saveProof, () => FILE, { credentialId })
  const page = await press()
  await page.findByText('The proof is here. Press Save Proof once more to save it.')
  expect(share).not.toHaveBeenCalled()

  activation.isActive = true
  fireEvent.click(page.getByRole('button', { name: 'Save Proof' }))
  await page.findByText('Saved.')
  expect(share).toHaveBeenCalledOnce()
})

test('one that does not come is told of', async () => {
  refusePending('0')
  const page = await press()
  await page.findByText('Still being fetched.')
  expect(askedPaths()).toHaveLength(7)
  expect(page.queryByText('The proof is being fetched', { exact: false })).toBeNull()
})

test('one that a node gives to nobody is not asked for again', async () => {
  refuse(saveProof, 503, 'PROOF_UNAVAILABLE', { params: { credentialId } })
  const page = await press()
  await page.findByText('Not now.')
  expect(askedPaths()).toHaveLength(1)
})
