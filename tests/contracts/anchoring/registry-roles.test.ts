import { beforeAll, describe, expect, test } from 'vitest'
import {
  drawHash,
  ISSUER_ROLE,
  openRegistry,
  REVOKER_ROLE,
  toWord,
  type TestRegistry,
} from './registry.ts'

const ADMIN_ROLE = `0x${'0'.repeat(64)}`
const TWO_DAYS_SECONDS = 2 * 24 * 3_600 + 1
const deployed = await openRegistry()

describe('roles', () => {
  let rotated: TestRegistry

  beforeAll(async () => {
    rotated = await openRegistry()
  })

  test.each([
    ['issuer', ISSUER_ROLE, 'anchor', [toWord(drawHash()), 1]],
    ['revoker', REVOKER_ROLE, 'revoke', null],
  ] as const)('pass from one %s to the next', async (name, role, method, args) => {
    const { admin, stranger: next, send } = rotated
    const former = rotated[name]
    const old = toWord(drawHash())
    await send(admin, 'grantRole', ISSUER_ROLE, admin.address)
    await send(admin, 'anchor', old, 1)

    const granted = await send(admin, 'grantRole', role, next.address)
    const withdrawn = await send(admin, 'revokeRole', role, former.address)
    expect(rotated.eventsOf(granted)).toEqual([['RoleGranted', role, next.address, admin.address]])
    expect(rotated.eventsOf(withdrawn)).toEqual([
      ['RoleRevoked', role, former.address, admin.address],
    ])

    const call = args ?? [old, 0, 1, 1]
    expect(await rotated.refusalOf(former, method, ...call)).toEqual([
      'AccessControlUnauthorizedAccount',
      former.address,
      role,
    ])
    await send(next, method, ...call)
    expect(await rotated.call('batchOf', old)).toEqual([expect.any(BigInt), 1n])
  })

  test('are given and withdrawn by the administrator alone', async () => {
    const { issuer, revoker, stranger } = deployed
    for (const sender of [issuer, revoker, stranger]) {
      const refusal = ['AccessControlUnauthorizedAccount', sender.address, ADMIN_ROLE]
      expect(await deployed.refusalOf(sender, 'grantRole', ISSUER_ROLE, sender.address)).toEqual(
        refusal,
      )
      expect(await deployed.refusalOf(sender, 'revokeRole', ISSUER_ROLE, issuer.address)).toEqual(
        refusal,
      )
    }
  })

  test('include that of the administrator, whose successor waits two days and shuts the former one out', async () => {
    const { admin, stranger, send } = rotated
    expect(await rotated.refusalOf(admin, 'grantRole', ADMIN_ROLE, stranger.address)).toEqual([
      'AccessControlEnforcedDefaultAdminRules',
    ])
    await send(admin, 'beginDefaultAdminTransfer', stranger.address)
    const { schedule } = (await rotated.call('pendingDefaultAdmin')) as { schedule: bigint }
    expect(await rotated.refusalOf(stranger, 'acceptDefaultAdminTransfer')).toEqual([
      'AccessControlEnforcedDefaultAdminDelay',
      schedule,
    ])

    await rotated.provider.send('evm_increaseTime', [TWO_DAYS_SECONDS])
    await send(stranger, 'acceptDefaultAdminTransfer')
    expect(await rotated.call('hasRole', ADMIN_ROLE, admin.address)).toBe(false)
    expect(await rotated.refusalOf(admin, 'grantRole', ISSUER_ROLE, admin.address)).toEqual([
      'AccessControlUnauthorizedAccount',
      admin.address,
      ADMIN_ROLE,
    ])
  })
})
