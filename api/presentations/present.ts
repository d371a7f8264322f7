import type { Device } from '#contracts/presentation/calls.ts'
import type { DeviceRow } from './device-row.ts'

export function presentDevice(row: DeviceRow): Device {
  return {
    deviceId: row.id,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    renewedAt: row.renewedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    endReason: row.endReason,
  }
}
