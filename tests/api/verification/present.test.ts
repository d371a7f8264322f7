import { expect, test } from 'vitest'
import { AnchorProof } from '#contracts/anchoring/anchor-proof.ts'
import { Verification } from '#contracts/verification/calls.ts'
import { presentVerification } from '#api/verification/present.ts'
import { openVerification, type Verified } from '#api/verification/verify.ts'
import { sampleOf } from '#tests/support/contracts/sample.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'

const app = await startTestApp()
const scene = await setScene(app)

/** Verifies a code whose credential is anchored, so that each part of the answer has a value. */
async function verifyAnchored(): Promise<Verified> {
  const { token } = await scene.mint((await scene.issue()).credentialId)
  const verified = await openVerification(app.services).verify(token, {
    verificationType: 'qr_scan',
    verifierId: null,
    verifierAddress: '192.0.2.0/24',
    verifierUserAgent: null,
    verifierContext: null,
    organization: null,
    attemptId: null,
  })
  if (!verified.facts) throw new Error('The credential was not found.')
  const proof = AnchorProof.parse(sampleOf(AnchorProof))
  const anchor = { status: 'anchored', isDisputed: false, proof } as const
  return { ...verified, facts: { ...verified.facts, anchor } }
}

/** Adds one more member to each object within a value. */
function plant(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plant)
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const members = Object.entries(value).map(([name, member]) => [name, plant(member)])
  return { ...Object.fromEntries(members), planted: 'secret' }
}

test('an answer has only the members that its presenter names', async () => {
  const verified = await verifyAnchored()
  const answer = presentVerification(plant(verified) as Verified)
  expect(answer).toEqual(presentVerification(verified))
  expect(JSON.stringify(answer)).not.toContain('secret')
})

test('an answer fits its contract', async () => {
  const answer = presentVerification(await verifyAnchored())
  expect(Verification.parse(answer)).toEqual(answer)
  const { credentialInfo, certificateData, credential, checks, anchor } = answer
  expect([credentialInfo, certificateData, credential, checks[0], anchor]).not.toContain(null)
})
