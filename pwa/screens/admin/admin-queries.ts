import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { listUsers, UserQuery } from '#contracts/accounts/administration.ts'
import { verificationAnalytics, type AnalyticsQuery } from '#contracts/verification/analytics.ts'
import { type AuditQuery, listAudit } from '#contracts/audit/audit.ts'
import { chainStatistics } from '#contracts/credentials/credential.ts'
import {
  CredentialQuery,
  listAllCredentials,
  readTotals,
} from '#contracts/credentials/credential-list.ts'
import { readWaiting } from '#contracts/overview/waiting.ts'
import { listPurchases, type PurchaseQuery } from '#contracts/checkout/purchases.ts'
import { listSecurityEvents, type SecurityQuery } from '#contracts/audit/security.ts'
import { callList } from '#pwa/network/call-list.ts'
import { call } from '#pwa/network/http.ts'

/**
 * The first part of the key of every query of the console. An action refetches all queries with
 * this part, because it may affect each of them.
 */
export const ADMIN = 'admin'
export const USERS = [ADMIN, 'users'] as const

// The signal cancels a request whose response is no longer needed, for example the request of an
// earlier search.

export function usersQuery(query: z.input<typeof UserQuery>) {
  return queryOptions({
    queryKey: [...USERS, query],
    queryFn: ({ signal }) => callList(listUsers, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function credentialsQuery(query: z.input<typeof CredentialQuery>) {
  return queryOptions({
    queryKey: [ADMIN, 'credentials', query],
    queryFn: ({ signal }) => callList(listAllCredentials, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function purchasesQuery(query: z.input<typeof PurchaseQuery>) {
  return queryOptions({
    queryKey: [ADMIN, 'purchases', query],
    queryFn: ({ signal }) => callList(listPurchases, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function auditQuery(query: AuditQuery) {
  return queryOptions({
    queryKey: [ADMIN, 'audit', query],
    queryFn: ({ signal }) => callList(listAudit, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function securityQuery(query: SecurityQuery) {
  return queryOptions({
    queryKey: [ADMIN, 'security', query],
    queryFn: ({ signal }) => callList(listSecurityEvents, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export const totalsQuery = queryOptions({
  queryKey: [ADMIN, 'totals'],
  queryFn: ({ signal }) => call(readTotals, { signal }),
})

export const waitingQuery = queryOptions({
  queryKey: [ADMIN, 'waiting'],
  queryFn: ({ signal }) => call(readWaiting, { signal }),
})

export const chainQuery = queryOptions({
  queryKey: [ADMIN, 'chain'],
  queryFn: ({ signal }) => call(chainStatistics, { signal }),
})

export function analyticsQuery({ days }: AnalyticsQuery) {
  return queryOptions({
    queryKey: [ADMIN, 'analytics', days],
    queryFn: ({ signal }) => call(verificationAnalytics, { query: { days }, signal }),
    placeholderData: keepPreviousData,
  })
}
