import type { Device } from '#contracts/presentation/calls.ts'
import type { CodeInForce } from '#contracts/presentation/codes.ts'
import type { DeviceRow } from './device-row.ts'
import type { PresentationRow } from './presentation-row.ts'

export function presentDevice(row: DeviceRow): Device {
  return {
    deviceId: row.id,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    renewedAt: row.renewedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    endReason: row.endReason,
    isWaiting: row.isWaiting && row.endedAt === null,
  }
}

export function presentCode(row: PresentationRow): CodeInForce {
  const { tokenId, mintedAt } = row
  if (tokenId === null || mintedAt === null) throw new Error('a code that was not made here')
  return {
    tokenId,
    credentialId: row.credentialId,
    mintedAt: mintedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}
