import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endWallet, listWallets } from '#contracts/interop/calls.ts'
import { reportFailure } from '#pwa/network/report-failure.ts'
import { call } from '#pwa/network/http.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { words } from './words.ts'

const walletsKey = (owner: string) => ['other-wallets', owner]

/** Returns the wallets in use, and separately the wallets that ended a short time ago. */
export function useOtherWallets(owner: string) {
  const { data, error, isPending } = useQuery({
    queryKey: walletsKey(owner),
    queryFn: () => call(listWallets),
    staleTime: 0,
  })
  return {
    wallets: data?.filter(({ endedAt }) => endedAt === null),
    ended: data?.filter(({ endedAt }) => endedAt !== null),
    error,
    isPending,
  }
}

export function useEndWallet(owner: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (walletId: string) => call(endWallet, { params: { walletId } }),
    onSuccess: () => {
      showToast(words.wallets.endedNow)
    },
    onError: reportFailure,
    onSettled: () => client.invalidateQueries({ queryKey: walletsKey(owner) }),
  })
}
