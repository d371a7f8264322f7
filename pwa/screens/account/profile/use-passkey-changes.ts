import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  type RenamePasskey,
} from '#contracts/accounts/passkeys.ts'
import { call } from '#pwa/network/http.ts'
import { makePasskey, sentenceForPasskey } from '#pwa/session/passkeys.ts'
import { passkeysQuery } from '#pwa/session/use-passkeys.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { words } from './words.ts'

function reportFailure(error: unknown) {
  showToast({
    title: words.passkeys.failed,
    description: sentenceForPasskey(error),
    variant: 'destructive',
  })
}

export function useAddPasskey({ id, username }: { id: string; username: string }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => call(addPasskey, { body: await makePasskey(username) }),
    onSuccess: () => {
      showToast(words.passkeys.added)
    },
    onError: reportFailure,
    onSettled: () => client.invalidateQueries(passkeysQuery(id)),
  })
}

export function useRenamePasskey(owner: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: RenamePasskey & { id: string }): Promise<unknown> =>
      call(renamePasskey, { params: { passkeyId: id }, body }),
    onSuccess: () => {
      showToast({ title: words.passkeys.renamed })
    },
    onSettled: () => client.invalidateQueries(passkeysQuery(owner)),
  })
}

export function useRemovePasskey(owner: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (passkeyId: string) => call(removePasskey, { params: { passkeyId } }),
    onSuccess: () => {
      showToast(words.passkeys.removed)
    },
    onError: reportFailure,
    onSettled: () => client.invalidateQueries(passkeysQuery(owner)),
  })
}
