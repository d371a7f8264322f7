import {
  issuePasses as issuePassesEndpoint,
  listDevices,
  mintToken as mintTokenEndpoint,
  registerDevice as registerDeviceEndpoint,
  renameDevice as renameDeviceEndpoint,
  revokeDevice,
  showQr as showQrEndpoint,
  TOKEN_MINUTES_UNPROVEN,
  type RenameDevice,
  type Device,
} from '#contracts/presentation/calls.ts'
import {
  endCodes as endCodesEndpoint,
  listCodes,
  type CodeInForce,
} from '#contracts/presentation/codes.ts'
import { freshForPower, requireAccount } from '#api/http/guards.ts'
import { type ApiRouter, route } from '#api/http/route.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { DAY_MS } from '#contracts/time.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import { endOwnCodes } from './end-codes.ts'
import { endDevice } from './end-device.ts'
import { issuePasses } from './issue-passes.ts'
import { mintToken } from './mint-token.ts'
import { registerDevice } from './register-device.ts'
import { showQr } from './show-qr.ts'
import { PresentationRow } from './presentation-row.ts'
import { DeviceRow } from './device-row.ts'
import { deviceEnded } from './device-ended.ts'

const ENDED_SHOWN_MS = 30 * DAY_MS

export function bindPresentations(router: ApiRouter, services: Services): void {
  route(router, registerDeviceEndpoint, ['general', requireAccount], async ({ body, user }) =>
    presentDevice(await registerDevice(services, { ...body, user })),
  )

  route(router, listDevices, ['general', requireAccount], async ({ user }) => {
    return (await listOwnDevices(services, user.id)).map(presentDevice)
  })

  route(router, renameDeviceEndpoint, ['general', requireAccount], async ({ body, params, user }) =>
    presentDevice(await renameDevice(services, { ...body, ...params, userId: user.id })),
  )

  route(router, revokeDevice, ['general', requireAccount], async ({ params, user }) => {
    await endDevice(services, { ...params, user })
    return undefined
  })

  route(router, issuePassesEndpoint, ['general', requireAccount], ({ body, user }) =>
    issuePasses(services, { ...body, user }),
  )

  route(router, mintTokenEndpoint, ['general', requireAccount], ({ body, params, user }) => {
    requireProofFor(body, user)
    return mintToken(services, { ...body, ...params, user })
  })

  route(router, listCodes, ['general', requireAccount], async ({ user }) =>
    (await listOwnCodes(services, user.id)).map(presentCode),
  )

  route(router, endCodesEndpoint, ['general', requireAccount], async ({ user }) => {
    await endOwnCodes(services, user)
    return undefined
  })

  route(router, showQrEndpoint, ['counted', requireAccount], ({ query, params, user }) => {
    const { size, expiresInMinutes } = query
    requireProofFor(query, user)
    return showQr(services, { ...params, size, expiresInMinutes, user })
  })
}

function requireProofFor({ expiresInMinutes }: { expiresInMinutes: number }, user: SignedInUser) {
  if (expiresInMinutes > TOKEN_MINUTES_UNPROVEN) freshForPower(user)
}

/** Lists the minted codes of the user's credentials. Does not list codes that a device has signed. */
function listOwnCodes({ database, clock }: Services, userId: string) {
  return PresentationRow.inForce(database, { userId }, clock.now()).orderBy('expiresAt', 'desc')
}

/** Lists the devices in use, and the devices that ended recently with the reason for their end. */
function listOwnDevices({ database, clock }: Services, userId: string) {
  return DeviceRow.ofUser(database, userId, new Date(clock.now().getTime() - ENDED_SHOWN_MS))
}

async function renameDevice(
  { database }: Services,
  { userId, deviceId: id, name }: RenameDevice & { userId: string; deviceId: string },
): Promise<DeviceRow> {
  if (!isUuid(id)) throw new ApiError('DEVICE_NOT_FOUND')
  const renamed = await DeviceRow.rename(database, { userId, id, name })
  if (renamed) return renamed
  const device = await DeviceRow.withId(database, userId, id)
  throw device ? deviceEnded(device, 'It keeps its name.') : new ApiError('DEVICE_NOT_FOUND')
}

function presentDevice(row: DeviceRow): Device {
  return {
    deviceId: row.id,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    renewedAt: row.renewedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    endReason: row.endReason,
  }
}

function presentCode(row: PresentationRow): CodeInForce {
  const { tokenId, mintedAt } = row
  if (tokenId === null || mintedAt === null) throw new Error('a code that was not made here')
  return {
    tokenId,
    credentialId: row.credentialId,
    mintedAt: mintedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}
