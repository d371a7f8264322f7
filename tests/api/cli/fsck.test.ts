import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { hashHolderName } from '#api/credentials/holder-name.ts'
import { signCredential } from '#contracts/presentation/credential.ts'
import { generateDeviceKey } from '#tests/support/server/device.ts'
import {
  OF_ACTIVE,
  OF_CORRECTED,
  OF_RENEWED,
  OF_REVOKED,
  readActive,
  run,
  sealInstead,
  startCheckedApp,
  type Damage,
} from './checked-app.ts'

const fsck = await startCheckedApp()

test('what the product wrote adds up, and each kind of object was looked at', async () => {
  const { faults, notes, checked } = await fsck.check()
  expect(faults).toEqual([])
  expect(notes).toEqual([])
  expect([...checked].filter(([, count]) => count === 0)).toEqual([])
  expect(checked.get('credentials')).toBe(8)
  expect(checked.get('anchored hashes')).toBe(9)
})

describe('a fault is named', () => {
  test.each<[what: string, damage: Damage, fault: string]>([
    [
      'a seal that no key opens',
      run(`UPDATE visa_credentials SET encrypted_credential =
             (SELECT encrypted_credential FROM visa_credentials ${OF_REVOKED}) ${OF_ACTIVE}`),
      'no key in MASTER_KEY unseals it',
    ],
    [
      'sealed bytes that are no credential',
      sealInstead(() => Promise.resolve(randomBytes(64))),
      'the sealed data is not a credential',
    ],
    [
      'a signature that a stranger made',
      sealInstead(async (row, { issuerKeys }) => {
        const { kid, issuer } = await issuerKeys.signer('credential')
        const { privateKey } = await generateDeviceKey()
        return signCredential(
          { kid, issuer, privateKey },
          {
            credentialId: row.credentialId,
            credentialType: 'F-1',
            issueDate: row.issueDate,
            expiryDate: row.expiryDate,
            holderName: 'Test Holder',
            initials: 'TH',
            passportLastFour: '1234',
            issuedAt: row.createdAt,
          },
        )
      }),
      'its issuer signature does not verify',
    ],
    [
      'an anchor hash of something else',
      run(`UPDATE visa_credentials SET anchor_hash_salt = sha256(anchor_hash_salt) ${OF_ACTIVE}`),
      'its anchor hash does not match the sealed credential',
    ],
    [
      'a salt of another length',
      run(`UPDATE visa_credentials SET anchor_hash_salt = '' ${OF_ACTIVE}`),
      'its anchor hash does not match the sealed credential',
    ],
    [
      'a name hash of another name',
      async (trx, { sealing }) => {
        const row = await readActive(trx)
        const holderNameHash = hashHolderName(sealing.namePepper, row.holderNameHashSalt, 'Other')
        await CredentialRow.query(trx).patch({ holderNameHash }).findById(row.id)
      },
      'its name hash does not match the signed name',
    ],
    [
      'a type that was not signed',
      run(`UPDATE visa_credentials SET credential_type = 'TN' ${OF_ACTIVE}`),
      'it has the type TN, but F-1 was signed',
    ],
    [
      'initials that were not signed',
      run(`UPDATE visa_credentials SET holder_initials = 'XY' ${OF_ACTIVE}`),
      'it has the initials XY, but TH was signed',
    ],
    [
      'a date that was not signed',
      run(`UPDATE visa_credentials SET expiry_date = '2099-12-31' ${OF_ACTIVE}`),
      'it has the expiry date 2099-12-31, but',
    ],
    [
      'a day of issue that was not signed',
      run(`UPDATE visa_credentials SET issue_date = '2001-01-01' ${OF_ACTIVE}`),
      'it has the issue date 2001-01-01, but',
    ],
    [
      'a line to be issued that no key opens',
      run(`UPDATE import_lines SET sealed = sha256(sealed)`),
      'line 2: no key in MASTER_KEY unseals it',
    ],
    [
      'an invitation that no key opens',
      run(`UPDATE invitations SET sealed = sha256(sealed)`),
      'no key in MASTER_KEY unseals it',
    ],
    [
      'a request to a wallet that no key opens',
      run(`UPDATE presentation_requests SET sealed_private_key = 'x'`),
      'no key in MASTER_KEY opens its sealed data',
    ],
    [
      'an instance in another wallet that outlives its credential',
      run(`UPDATE wallet_instances SET is_revoked = false ${OF_REVOKED}`),
      'its credential or its wallet was ended, but it is not revoked',
    ],
    [
      'an instance in a list that has closed',
      run('UPDATE wallet_lists SET closed_at = now()'),
      'its list was closed, but it is not revoked',
    ],
    [
      'an instance of another credential than its wallet',
      run(`UPDATE wallets SET credential_id =
             (SELECT credential_id FROM visa_credentials ${OF_RENEWED}) ${OF_ACTIVE}`),
      'it has another credential than its wallet',
    ],
    [
      'a wallet that outlives its credential',
      run(`UPDATE wallets SET ended_at = NULL, end_reason = NULL ${OF_REVOKED}`),
      'its credential was ended or belongs to another person, but it still gets instances',
    ],
    [
      'a certificate that its root has not signed',
      run(`UPDATE interop_certificates SET root_fingerprint = fingerprint WHERE use = 'reader'`),
      'its root has not signed it',
    ],
    [
      'a certified key that no key opens',
      run(`UPDATE interop_keys SET sealed_private_key = sha256(sealed_private_key)`),
      'no key in MASTER_KEY opens its private key',
    ],
    [
      'a deleted holder whose credential can still be read',
      run(`UPDATE users SET deleted_at = now()
            WHERE id = (SELECT user_id FROM visa_credentials ${OF_ACTIVE})`),
      'its holder is deleted, but it still contains data of the holder',
    ],
    [
      'a revoked credential without its time',
      run(
        'ALTER TABLE visa_credentials DROP CONSTRAINT revoked_has_a_time',
        `UPDATE visa_credentials SET revoked_at = NULL ${OF_REVOKED}`,
      ),
      'it is revoked, but its time of revocation does not match',
    ],
    [
      'a reason without a revocation',
      run(
        'ALTER TABLE visa_credentials DROP CONSTRAINT revoked_has_a_reason',
        `UPDATE visa_credentials SET revoke_reason = 'none' ${OF_ACTIVE}`,
      ),
      'it is not revoked, but its reason does not match',
    ],
    [
      'a revocation without its event',
      run(`DELETE FROM revocation_events ${OF_REVOKED}`),
      'it is revoked, with 0 revocation events',
    ],
    [
      'a credential that was made valid again',
      run(`UPDATE visa_credentials SET is_revoked = false, revoked_at = NULL, revoke_reason = NULL
           ${OF_REVOKED}`),
      'it is not revoked, with 1 revocation events',
    ],
    [
      'a corrected credential that was revoked for another reason',
      run(`UPDATE revocation_events SET reason_code = 1 ${OF_CORRECTED}`),
      'it corrects a credential that is not revoked for its error',
    ],
    [
      'a credential that replaces one of somebody else',
      run(`UPDATE visa_credentials SET user_id = issued_by ${OF_RENEWED}`),
      'it replaces a credential of another person',
    ],
    [
      'a renewal that ends no later',
      run(`UPDATE visa_credentials SET expiry_date = '2099-12-31' ${OF_RENEWED}`),
      'it renews a credential that ends no earlier',
    ],
    [
      'a scan without its verdict',
      run('UPDATE presentations SET first_verdict = NULL'),
      'the stored data of its minting and of its first scan is contradictory',
    ],
    [
      'a token hash without its expiry',
      run(
        'ALTER TABLE verification_logs DROP CONSTRAINT token_hash_with_expiry',
        'UPDATE verification_logs SET token_expires_at = NULL',
      ),
      'its token hash is wrong, or only one of token hash and expiry is stored',
    ],
    [
      'an entry of the audit that was rewritten',
      run(`UPDATE audit_entries SET body = replace(body, '"done"', '"done "') WHERE id =
             (SELECT entry_id FROM audit_links WHERE seq = 2)`),
      'Audit entry 2: this entry or an earlier entry was altered',
    ],
    [
      'an entry of the audit that was taken out',
      run('DELETE FROM audit_entries WHERE id = (SELECT entry_id FROM audit_links WHERE seq = 3)'),
      'Audit entry 3: it was deleted, although earlier entries are still there',
    ],
    [
      'the first entries of the audit, gone before their time',
      run('DELETE FROM audit_entries WHERE id = (SELECT entry_id FROM audit_links WHERE seq = 1)'),
      'Audit entry 2: the entries before it were deleted before the end of their time',
    ],
    [
      'an entry of the audit that lost its link',
      run('DELETE FROM audit_links WHERE seq = 4'),
      'it has no link in the chain of entries',
    ],
    [
      'a gap among the links of the audit',
      run('DELETE FROM audit_links WHERE seq = 4'),
      'Audit entry 5: the entry before it has the number 3',
    ],
    [
      'details of the audit that were not written',
      run(`UPDATE audit_details SET text = '{"by":"somebody else"}'`),
      'its details were altered',
    ],
    [
      'a day of the audit that was anchored as something else',
      run(`UPDATE audit_heads SET hash = repeat('ab', 32)`),
      'another hash was anchored for it',
    ],
    [
      'a row that points at nothing',
      run('DELETE FROM devices'),
      'Table passes: 8 values of its column device_id have no row in devices',
    ],
    [
      'a product without owners',
      run(`UPDATE users SET rights = '{audit}' WHERE is_admin`),
      'Accounts: no',
    ],
  ])('%s', async (_what, damage, fault) => {
    const { faults } = await fsck.checkDamaged(damage)
    expect(faults.filter((found) => found.includes(fault))).not.toEqual([])
  })
})

test('another master key opens none of the credentials and keys', async () => {
  const { env } = fsck.app.services
  const { faults } = await fsck.check({ ...env, masterKeys: [randomBytes(32)] })
  expect(faults.filter((fault) => fault.includes('no key in MASTER_KEY')).length).toBe(20)
})

test('a first master key that is missing shows in the name hashes', async () => {
  const { env, database } = fsck.app.services
  const rows = await CredentialRow.query(database)
  const sealed = rows.filter(({ encryptedCredential }) => encryptedCredential.length > 0)
  const { faults } = await fsck.check({
    ...env,
    masterKeys: [randomBytes(32), ...env.masterKeys],
  })
  expect(faults).toHaveLength(sealed.length)
  expect(faults[0]).toContain('its name hash does not match the signed name')
})
