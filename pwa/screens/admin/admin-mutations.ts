import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  deleteUser,
  endEverySession,
  endSessionsOf,
  setAdmin,
  setMayAskNames,
  setPremium,
  setRights,
  type ManagedUser,
  type SetRights,
} from '#contracts/accounts/administration.ts'
import { AUDIT_NDJSON } from '#contracts/audit/audit.ts'
import {
  issueCredential,
  revokeCredential,
  type IssueCredential,
  type RevokeCredential,
} from '#contracts/credentials/issuing.ts'
import {
  renewMany,
  revokeMany,
  type ActionOutcome,
  type RenewMany,
  type RevokeMany,
} from '#contracts/credentials/bulk-actions.ts'
import { sendEnrolmentLink } from '#contracts/accounts/enrolment.ts'
import {
  PURCHASES_CSV,
  refundPurchase,
  type RefundPurchase,
} from '#contracts/checkout/purchases.ts'
import {
  correctCredential,
  renewCredential,
  type CorrectCredential,
  type RenewCredential,
} from '#contracts/credentials/replacing.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { reportFailure } from '#pwa/network/report-failure.ts'
import { callFile } from '#pwa/network/files.ts'
import { call } from '#pwa/network/http.ts'
import { saveFile } from '#pwa/ui/save-file.ts'
import { useLeave } from '#pwa/session/use-leave.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { ADMIN, USERS } from './admin-queries.ts'

const PREMIUM_UPDATED = 'User premium access updated successfully.'
const ADMIN_UPDATED = 'User admin status updated successfully.'
const PURCHASES_FILE = 'purchases.csv'
const AUDIT_FILE = 'audit.ndjson'
const RIGHTS_UPDATED = 'The rights were changed. They count at once.'
const USER_DELETED = 'User deleted successfully.'

/**
 * Runs one action of the console. Then fetches all data again, because other people may have
 * changed it. Does the same after a refusal.
 */
export function useAdminMutation<Variables, Answer>(
  mutationFn: (variables: Variables) => Promise<Answer>,
  formatDone: (answer: Answer, variables: Variables) => string,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (answer, variables) => {
      showToast({ title: 'Success', description: formatDone(answer, variables) })
    },
    onError: reportFailure,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [ADMIN] })
    },
  })
}

export function useIssue() {
  return useAdminMutation(
    (body: IssueCredential) => call(issueCredential, { body }),
    ({ message }) => message,
  )
}

export function useRevoke() {
  return useAdminMutation(
    ({ credentialId, ...body }: RevokeCredential & { credentialId: string }) =>
      call(revokeCredential, { params: { credentialId }, body }),
    ({ message }) => message,
  )
}

export function useCorrect() {
  return useAdminMutation(
    ({ credentialId, ...body }: CorrectCredential & { credentialId: string }) =>
      call(correctCredential, { params: { credentialId }, body }),
    ({ message }) => message,
  )
}

export function useRenew() {
  return useAdminMutation(
    ({ credentialId, ...body }: RenewCredential & { credentialId: string }) =>
      call(renewCredential, { params: { credentialId }, body }),
    ({ message }) => message,
  )
}

export function useRevokeMany() {
  return useManyActions((body: RevokeMany) => call(revokeMany, { body }))
}

export function useRenewMany() {
  return useManyActions((body: RenewMany) => call(renewMany, { body }))
}

/** Makes one call for many credentials. The dialog shows the result for each credential. */
function useManyActions<Body>(mutationFn: (body: Body) => Promise<ActionOutcome[]>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onError: reportFailure,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [ADMIN] })
    },
  })
}

export function useRefund() {
  return useAdminMutation(
    ({ purchaseId, ...body }: RefundPurchase & { purchaseId: string }) =>
      call(refundPurchase, { params: { purchaseId }, body }),
    ({ refundAskedCents }) =>
      refundAskedCents > 0
        ? 'The payment provider is away. The refund is made as soon as it answers.'
        : 'The money is on its way back to the buyer.',
  )
}

export function useSavePurchases() {
  return useMutation({
    mutationFn: () => callFile(PURCHASES_CSV),
    onSuccess: async (csv) => {
      await saveFile(PURCHASES_FILE, csv)
    },
    onError: reportFailure,
  })
}

export function useSaveAudit() {
  return useMutation({
    mutationFn: () => callFile(AUDIT_NDJSON),
    onSuccess: async (entries) => {
      await saveFile(AUDIT_FILE, entries)
    },
    onError: reportFailure,
  })
}

export function useDeleteUser() {
  return useAdminMutation(
    (userId: string) => call(deleteUser, { params: { userId } }),
    () => USER_DELETED,
  )
}

export function useEndSessionsOf() {
  return useAdminMutation(
    ({ id: userId }: ManagedUser) => call(endSessionsOf, { params: { userId } }),
    (_, { username }) => `${isolate(username)} is signed out everywhere.`,
  )
}

/** Ends the sessions of all users, including the session of the owner who presses the button. */
export function useEndEverySession() {
  return useLeave({
    end: () => call(endEverySession),
    done: { title: 'Everybody is signed out', description: 'Sign in again to go on.' },
  })
}

export function useSetPremium() {
  const showChanged = useShowChanged()
  return useAdminMutation(
    async ({ userId, isOn }: { userId: string; isOn: boolean }) =>
      showChanged(await call(setPremium, { params: { userId }, body: { hasPremiumAccess: isOn } })),
    ({ hasPremiumAccess }, { isOn }) =>
      hasPremiumAccess && !isOn
        ? `${PREMIUM_UPDATED} They have paid for premium, so their access stays.`
        : PREMIUM_UPDATED,
  )
}

export function useSetAdmin() {
  const showChanged = useShowChanged()
  return useAdminMutation(
    async ({ userId, isOn }: { userId: string; isOn: boolean }) =>
      showChanged(await call(setAdmin, { params: { userId }, body: { isAdmin: isOn } })),
    () => ADMIN_UPDATED,
  )
}

export function useSetMayAskNames() {
  const showChanged = useShowChanged()
  return useAdminMutation(
    async ({ userId, isOn }: { userId: string; isOn: boolean }) =>
      showChanged(await call(setMayAskNames, { params: { userId }, body: { mayAskNames: isOn } })),
    ({ username }, { isOn }) =>
      isOn
        ? `${isolate(username)} may ask wallets for names.`
        : `${isolate(username)} may no longer ask wallets for names.`,
  )
}

export function useSetRights() {
  const showChanged = useShowChanged()
  return useAdminMutation(
    async ({ userId, rights }: SetRights & { userId: string }) =>
      showChanged(await call(setRights, { params: { userId }, body: { rights } })),
    () => RIGHTS_UPDATED,
  )
}

export function useSendEnrolmentLink() {
  return useAdminMutation(
    ({ id: userId }: ManagedUser) => call(sendEnrolmentLink, { params: { userId } }),
    (_, { email }) =>
      `The link is on its way to ${isolateAddress(email)}. It works for 30 minutes.`,
  )
}

/** Shows the changed user in all lists on the screen, before the lists are fetched again. */
function useShowChanged() {
  const client = useQueryClient()
  return (changed: ManagedUser): ManagedUser => {
    client.setQueriesData<{ items: ManagedUser[]; total: number }>(
      { queryKey: USERS },
      (list) =>
        list && {
          ...list,
          items: list.items.map((user) => (user.id === changed.id ? changed : user)),
        },
    )
    return changed
  }
}
