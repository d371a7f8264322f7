import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  invite,
  issueInvitation,
  listInvitations,
  withdrawInvitation,
  type InvitationQuery,
  type Invite,
} from '#contracts/accounts/invitations.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { callList } from '#pwa/network/call-list.ts'
import { call } from '#pwa/network/http.ts'
import { useAdminMutation } from '#pwa/screens/admin/admin-mutations.ts'
import { ADMIN } from '#pwa/screens/admin/admin-queries.ts'

export function invitationsQuery(query: InvitationQuery) {
  return queryOptions({
    queryKey: [ADMIN, 'invitations', query],
    queryFn: ({ signal }) => callList(listInvitations, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useInvite() {
  return useAdminMutation(
    (body: Invite) => call(invite, { body }),
    ({ email }) =>
      `The invitation is on its way to ${isolateAddress(email)}. The Invitations tab shows what becomes of it.`,
  )
}

export function useWithdrawInvitation() {
  return useAdminMutation(
    (invitationId: string) => call(withdrawInvitation, { params: { invitationId } }),
    () => 'The invitation is withdrawn. Its link no longer works.',
  )
}

export function useIssueInvitation() {
  return useAdminMutation(
    (invitationId: string) => call(issueInvitation, { params: { invitationId } }),
    ({ email }) => `The credential was issued to ${isolateAddress(email)}.`,
  )
}
