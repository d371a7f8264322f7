import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listDevices, revokeDevice } from '#contracts/presentation/calls.ts'
import { readDeviceId } from '#pwa/device/presentation/device-key.ts'
import { call, sentenceFor } from '#pwa/network/http.ts'
import { showToast } from '#pwa/ui/toast-store.ts'

const devicesKey = (owner: string) => ['devices', owner]

/** Every device that can show these credentials. */
export function useDevices(owner: string) {
  return useQuery({
    queryKey: devicesKey(owner),
    queryFn: () => call(listDevices),
    select: (all) => all.filter(({ endedAt }) => endedAt === null),
    staleTime: 0,
  })
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
    onError: (error) => {
      showToast({ title: 'Error', description: sentenceFor(error), variant: 'destructive' })
    },
    // The device may have ended or changed meanwhile, so the list is read again.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: devicesKey(owner) })
    },
  })
}
