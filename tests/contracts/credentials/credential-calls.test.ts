import { expect, test } from 'vitest'
import { deleteUser, listUsers, setAdmin, setPremium } from '#contracts/accounts/administration.ts'
import { chainStatistics, listHeldCredentials } from '#contracts/credentials/credential.ts'
import { issueCredential, revokeCredential } from '#contracts/credentials/issuing.ts'
import { listAllCredentials } from '#contracts/credentials/credential-list.ts'
import { showQr } from '#contracts/presentation/calls.ts'
import { verifyBatch } from '#contracts/verification/batch-calls.ts'
import { verifyQr } from '#contracts/verification/calls.ts'
import { tokenStatus } from '#contracts/verification/token-status.ts'

test('the calls of the credential side stand where the spec has them', () => {
  const calls = [
    showQr,
    verifyQr,
    verifyBatch,
    listHeldCredentials,
    listUsers,
    listAllCredentials,
    chainStatistics,
    issueCredential,
    revokeCredential,
    setPremium,
    setAdmin,
    deleteUser,
    tokenStatus,
  ]
  expect(calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)).toEqual([
    'GET /api/visa/qr/{credentialId}',
    'POST /api/visa/verify/qr',
    'POST /api/visa/verify/batch',
    'GET /api/visa/list',
    'GET /api/admin/users',
    'GET /api/admin/credentials',
    'GET /api/admin/blockchain/stats',
    'POST /api/admin/credentials/issue',
    'POST /api/admin/credentials/{credentialId}/revoke',
    'POST /api/admin/users/{userId}/premium',
    'POST /api/admin/users/{userId}/admin',
    'DELETE /api/admin/users/{userId}',
    'GET /api/visa/verify/status/{tokenId}',
  ])
})
