import { expect, test } from 'vitest'
import { toPublicPoint } from '#contracts/presentation/keys.ts'
import type { IssuerKey } from '#contracts/trust/issuer-key.ts'
import { buildIssuerKey, ISSUER } from '#tests/contracts/presentation/fixtures.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }
import { buildKeySet, buildManifest, WEEK } from './fixtures.ts'

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const
const HASH = 'a5'.repeat(32)

async function drawKeys(count: number): Promise<IssuerKey[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { publicKey } = await crypto.subtle.generateKey(CURVE, false, ['sign', 'verify'])
      const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
      return buildIssuerKey(toPublicPoint(point))
    }),
  )
}

/** Returns lists for two weeks, with this number of lists for each week. */
function listsOf(count: number) {
  return new Map([WEEK, WEEK + 1].map((week) => [week, Array<string>(count).fill(HASH)]))
}

test('at a name of 24 characters the signed bytes are as small as they were designed', async () => {
  expect(ISSUER).toHaveLength(24)
  expect({
    tenKeys: (await buildKeySet({ keys: await drawKeys(10) })).length,
    twentySixKeys: (await buildKeySet({ keys: await drawKeys(26) })).length,
    manifestOfTwoWeeks: (await buildManifest({ weeks: listsOf(1), stopped: [] })).length,
    manifestOfTenMillion: (await buildManifest({ weeks: listsOf(3), stopped: [] })).length,
    credential: vectors.credential.length / 2,
    pass: vectors.devicePass.length / 2,
    presentation: vectors.presentation.length / 2,
    minted: vectors.tokenPass.length / 2,
  }).toEqual({
    tenKeys: 726,
    twentySixKeys: 1543,
    manifestOfTwoWeeks: 216,
    manifestOfTenMillion: 345,
    credential: 182,
    pass: 221,
    presentation: 325,
    minted: 194,
  })
})
