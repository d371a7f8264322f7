import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { hashHolderName } from '#api/credentials/holder-name.ts'
import { signCredential } from '#contracts/presentation/credential.ts'
import { signManifest } from '#contracts/trust/manifest.ts'
import { generateDeviceKey } from '#tests/support/server/device.ts'
import {
  OF_ACTIVE,
  OF_REVOKED,
  packInstead,
  readActive,
  run,
  sealInstead,
  startCheckedApp,
  type CheckedApp,
  type Damage,
} from './checked-app.ts'

let fsck: CheckedApp
beforeAll(async () => {
  fsck = await startCheckedApp()
})
afterAll(() => fsck.close())

test('what the product wrote adds up, and each kind of object was looked at', async () => {
  const { faults, notes, checked } = await fsck.check()
  expect(faults).toEqual([])
  expect(notes).toEqual([])
  expect([...checked.values()].every((count) => count > 0)).toBe(true)
  expect(checked.get('credentials')).toBe(6)
  expect(checked.get('anchored hashes')).toBe(6)
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
      'what is sealed in it is no credential',
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
            credentialType: row.credentialType,
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
      'its anchor hash is not that of the sealed credential',
    ],
    [
      'a salt of another length',
      run(`UPDATE visa_credentials SET anchor_hash_salt = '' ${OF_ACTIVE}`),
      'its anchor hash is not that of the sealed credential',
    ],
    [
      'a name hash of another name',
      async (trx, { sealing }) => {
        const row = await readActive(trx)
        const holderNameHash = hashHolderName(sealing.namePepper, row.holderNameHashSalt, 'Other')
        await CredentialRow.query(trx).patch({ holderNameHash }).findById(row.id)
      },
      'its name hash is not that of the signed name',
    ],
    [
      'a type that was not signed',
      run(`UPDATE visa_credentials SET credential_type = 'TN' ${OF_ACTIVE}`),
      'it names the type TN, and F-1 was signed',
    ],
    [
      'initials that were not signed',
      run(`UPDATE visa_credentials SET holder_initials = 'XY' ${OF_ACTIVE}`),
      'it names the initials XY, and TH was signed',
    ],
    [
      'a date that was not signed',
      run(`UPDATE visa_credentials SET expiry_date = '2099-12-31' ${OF_ACTIVE}`),
      'it names the expiry date 2099-12-31, and',
    ],
    [
      'a day of issue that was not signed',
      run(`UPDATE visa_credentials SET issue_date = '2001-01-01' ${OF_ACTIVE}`),
      'it names the issue date 2001-01-01, and',
    ],
    [
      'a deleted holder whose credential can still be read',
      run(`UPDATE users SET deleted_at = now()
            WHERE id = (SELECT user_id FROM visa_credentials ${OF_ACTIVE})`),
      'its holder is deleted, and it still tells who that was',
    ],
    [
      'a revoked credential without its time',
      run(
        'ALTER TABLE visa_credentials DROP CONSTRAINT revoked_has_a_time',
        `UPDATE visa_credentials SET revoked_at = NULL ${OF_REVOKED}`,
      ),
      'it is revoked, and its time says otherwise',
    ],
    [
      'a reason without a revocation',
      run(
        'ALTER TABLE visa_credentials DROP CONSTRAINT revoked_has_a_reason',
        `UPDATE visa_credentials SET revoke_reason = 'none' ${OF_ACTIVE}`,
      ),
      'it is not revoked, and its reason says otherwise',
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
      'a revoked credential with a pass that counts',
      run(`UPDATE passes SET revoked_at = NULL WHERE credential_id IN
             (SELECT credential_id FROM revocation_events)`),
      'is revoked or in doubt, and the bit of this pass is not set',
    ],
    [
      'a credential in doubt with a pass that counts',
      run(`UPDATE visa_credentials SET doubted_at = now() WHERE credential_id IN
             (SELECT credential_id FROM passes WHERE revoked_at IS NULL)`),
      'is revoked or in doubt, and the bit of this pass is not set',
    ],
    [
      'an ended device with a pass that counts',
      run(`UPDATE passes SET revoked_at = NULL WHERE device_id IN
             (SELECT id FROM devices WHERE ended_at IS NOT NULL)`),
      'its device was ended, and its bit is not set',
    ],
    [
      'a session that goes on where its device was ended',
      run(`UPDATE sessions SET device_id =
             (SELECT id FROM devices WHERE ended_at IS NOT NULL) WHERE device_id IS NOT NULL`),
      'its device was ended, or is not of the same account',
    ],
    [
      "a session on another account's device",
      run(`UPDATE devices SET user_id = (SELECT min(issued_by::text)::uuid FROM visa_credentials)`),
      'its device was ended, or is not of the same account',
    ],
    [
      'a pass that was revoked for nothing',
      run('UPDATE passes SET revoked_at = now()'),
      'its bit is set, and neither credential nor device was revoked',
    ],
    [
      'a list that lacks revoked passes',
      packInstead((revoked) => revoked.map((index) => index ^ 1)),
      'passes that are revoked here are missing from it',
    ],
    [
      'a list that revokes too much',
      packInstead((revoked) => [...revoked, ...Array.from({ length: 64 }).keys()]),
      'it revokes passes that are not revoked here',
    ],
    [
      'a list that counts wrongly',
      run('UPDATE status_shards SET bits_set = bits_set + 1'),
      'it has another number of bits than it counts',
    ],
    [
      'a list under a name that is not its own',
      run(`UPDATE status_shards SET bytes = '\\x00'`),
      'it is not what its name says',
    ],
    [
      'a list that is gone while the manifest names it',
      run('DELETE FROM status_shards'),
      'which is not here',
    ],
    [
      'a manifest that nobody of us signed',
      run(`UPDATE manifests SET bytes = overlay(bytes placing '\\x00' from octet_length(bytes))`),
      'its signature does not verify',
    ],
    [
      'a manifest that is none',
      run(`UPDATE manifests SET bytes = '\\x00'`),
      'its signature does not verify',
    ],
    [
      'a manifest under another time',
      run(`UPDATE manifests SET issued_at = issued_at - interval '1 hour'`),
      'it is stored under another time than its own',
    ],
    [
      'a manifest of a key that may not sign it',
      async (trx, { issuerKeys }) => {
        const issuedAt = new Date(Math.floor(Date.now() / 1000) * 1000)
        const content = { issuedAt, keySet: { generation: 0, issuedAt }, weeks: new Map() }
        const signer = await issuerKeys.signer('pass')
        const bytes = Buffer.from(await signManifest(signer, { ...content, stopped: [] }))
        await trx('manifests').update({ bytes, issuedAt })
      },
      'its signature does not verify',
    ],
    [
      'a pass in a place that was not given away',
      run('DELETE FROM pass_weeks'),
      'its place was never given away',
    ],
    [
      'a key set that no root signed',
      run(`UPDATE key_sets SET bytes = overlay(bytes placing '\\x00' from octet_length(bytes))`),
      'Key set 0: its signature does not verify',
    ],
    [
      'a key set that lists what is not held here',
      run(`DELETE FROM issuer_keys WHERE use = 'status'`),
      'which is not here',
    ],
    [
      'an issuer key that cannot be opened',
      run(`UPDATE issuer_keys SET sealed_private_key = '\\x00'`),
      'no key in MASTER_KEY opens it',
    ],
    [
      'an issuer key under another id',
      run(`UPDATE issuer_keys SET kid = repeat('0', 16) WHERE use = 'credential'`),
      'Issuer key 0000000000000000: its id is not that of its public key',
    ],
    [
      'a scan without its verdict',
      run('UPDATE presentations SET first_verdict = NULL'),
      'what is stored of its minting and its first scan does not fit together',
    ],
    [
      'a token hash without its expiry',
      run(
        'ALTER TABLE verification_logs DROP CONSTRAINT token_hash_with_expiry',
        'UPDATE verification_logs SET token_expires_at = NULL',
      ),
      'its token hash and the expiry of the token do not fit together',
    ],
    [
      'a row that points at nothing',
      run('DELETE FROM devices'),
      'Table passes: 8 of its device_id point at nothing in devices',
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
  expect(faults.filter((fault) => fault.includes('no key in MASTER_KEY')).length).toBe(12)
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
  expect(faults[0]).toContain('its name hash is not that of the signed name')
})
