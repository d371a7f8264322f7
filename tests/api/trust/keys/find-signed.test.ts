import { expect, test } from 'vitest'
import { PASS_LIFE_MS } from '#contracts/presentation/pass.ts'
import { toHex } from '#contracts/bytes.ts'
import { findSigned } from '#api/trust/keys/find-signed.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { startTestApp } from '#tests/support/server/app.ts'

const { services } = await startTestApp()
const { database, issuerKeys, clock } = services

test('after a stop, the next pass key is the one that signs', async () => {
  const first = toHex((await issuerKeys.signer('pass')).kid)
  expect(await findSigned(database, clock.now())).toEqual([first])
  await IssuerKeyRow.stop(database, [first], clock.now())
  await issuerKeys.refresh()
  const next = toHex((await issuerKeys.signer('pass')).kid)
  expect(next).not.toBe(first)
  expect(await findSigned(database, clock.now())).toEqual([next])
})

test('an ended pass key counts for as long as its last pass can be valid', async () => {
  const [ended] = await endsOfPassKeys()
  if (!ended) throw new Error('There is no pass key.')
  const after = (ms: number) => new Date(ended.notAfter.getTime() + ms)
  expect(await findSigned(database, after(0))).toContain(ended.kid)
  expect(await findSigned(database, after(PASS_LIFE_MS - 1))).toContain(ended.kid)
  expect(await findSigned(database, after(PASS_LIFE_MS))).not.toContain(ended.kid)
})

async function endsOfPassKeys() {
  const { keys } = await issuerKeys.trust()
  return [...keys.values()]
    .filter(({ use }) => use === 'pass')
    .sort((one, other) => one.notAfter.getTime() - other.notAfter.getTime())
}
