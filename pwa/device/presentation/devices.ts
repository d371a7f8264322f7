import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listDevices, revokeDevice } from '#contracts/presentation/calls.ts'
import { call } from '#pwa/network/http.ts'
import { reportFailure } from '#pwa/network/report-failure.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { readDeviceId } from './device-key.ts'
import { words } from './words.ts'

/**
 * The query for the devices that can show the account's credentials, and for the devices that ended a short
 * time ago. The server refuses the key and the codes of a device that has ended.
 */
export const devicesQuery = (owner: string) =>
  queryOptions({
    queryKey: ['devices', owner],
    queryFn: () => call(listDevices),
    staleTime: 0,
  })

/**
 * The key of the query for sessions. The sessions are read again after the end of a device, because
 * the session of this device ends too.
 */
export const sessionsKey = (owner: string) => ['sessions', owner]

/**
 * Returns the devices in use. Returns separately the keys that wait to replace them, and the devices that ended
 * a short time ago.
 */
export function useDevicesInUse(owner: string) {
  const { data, error, isPending } = useQuery(devicesQuery(owner))
  return {
    devices: data?.filter(({ endedAt, isWaiting }) => endedAt === null && !isWaiting),
    waiting: data?.filter(({ isWaiting }) => isWaiting) ?? [],
    ended: data?.filter(({ endedAt }) => endedAt !== null),
    error,
    isPending,
  }
}

export function useThisDevice(owner: string) {
  return useQuery({
    queryKey: ['this-device', owner],
    queryFn: () => readDeviceId(owner),
    staleTime: 0,
  })
}

export function useEndDevice(owner: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (deviceId: string) => call(revokeDevice, { params: { deviceId } }),
    onSuccess: () => {
      showToast({ title: words.device.ended, description: words.device.endedText })
    },
    onError: reportFailure,
    // The device may have ended or changed in the meantime, so the lists are read again.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: sessionsKey(owner) })
      void client.invalidateQueries(devicesQuery(owner))
    },
  })
}
