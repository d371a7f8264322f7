import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listDevices, revokeDevice } from '#contracts/presentation/calls.ts'
import { call } from '#pwa/network/http.ts'
import { tellFailure } from '#pwa/network/tell-failure.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { readDeviceId } from './device-key.ts'

/** Every device that can show these credentials, and those that ended lately. */
export const devicesQuery = (owner: string) =>
  queryOptions({
    queryKey: ['devices', owner],
    queryFn: () => call(listDevices),
    staleTime: 0,
  })

/** A session on a device ends with it. */
export const sessionsKey = (owner: string) => ['sessions', owner]

/** Devices in use, and apart from them those that ended lately. */
export function useDevicesInUse(owner: string) {
  const { data, error, isPending } = useQuery(devicesQuery(owner))
  return {
    devices: data?.filter(({ endedAt }) => endedAt === null),
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
      const description = 'Its codes are no longer valid, and it is signed out.'
      showToast({ title: 'Device ended', description })
    },
    onError: tellFailure,
    // The device may have ended or changed meanwhile, so the lists are read again.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: sessionsKey(owner) })
      void client.invalidateQueries(devicesQuery(owner))
    },
  })
}
