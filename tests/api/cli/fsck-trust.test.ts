import { describe, expect, test } from 'vitest'
import { signManifest } from '#contracts/trust/manifest.ts'
import { packInstead, run, startCheckedApp, type Damage } from './checked-app.ts'

const fsck = await startCheckedApp()

describe('a fault is named', () => {
  test.each<[what: string, damage: Damage, fault: string]>([
    [
      'a revoked credential with a pass that counts',
      run(`UPDATE passes SET revoked_at = NULL WHERE credential_id IN
             (SELECT credential_id FROM revocation_events)`),
      'is revoked or in doubt, but the bit of this pass is not set',
    ],
    [
      'a credential in doubt with a pass that counts',
      run('UPDATE visa_credentials SET doubted_at = now() WHERE NOT is_revoked'),
      'is revoked or in doubt, but the bit of this pass is not set',
    ],
    [
      'an ended device with a pass that counts',
      run(`UPDATE passes SET revoked_at = NULL WHERE device_id IN
             (SELECT id FROM devices WHERE ended_at IS NOT NULL)`),
      'its device was ended, but its bit is not set',
    ],
    [
      'a session that goes on where its device was ended',
      run(`UPDATE sessions SET device_id =
             (SELECT id FROM devices WHERE ended_at IS NOT NULL) WHERE device_id IS NOT NULL`),
      'its device was ended, or belongs to another account',
    ],
    [
      "a session on another account's device",
      run(`UPDATE devices SET user_id = (SELECT min(issued_by::text)::uuid FROM visa_credentials)`),
      'its device was ended, or belongs to another account',
    ],
    [
      'a pass that was revoked for nothing',
      run('UPDATE passes SET revoked_at = now()'),
      'its bit is set, but neither its credential nor its device nor a code was ended',
    ],
    [
      'a list that lacks revoked passes',
      packInstead((revoked) => revoked.map((index) => index ^ 1)),
      'passes that are revoked in the database are missing from it',
    ],
    [
      'a list that revokes too much',
      packInstead((revoked) => [...revoked, ...Array.from({ length: 64 }).keys()]),
      'it revokes passes that are not revoked in the database',
    ],
    [
      'a list that counts wrongly',
      run('UPDATE status_shards SET bits_set = bits_set + 1'),
      'its number of set bits does not match the stored number',
    ],
    [
      'a list under a name that is not its own',
      run(`UPDATE status_shards SET bytes = '\\x00'`),
      'its content does not match its name',
    ],
    [
      'a list that is gone while the manifest names it',
      run('DELETE FROM status_shards'),
      'which is not stored',
    ],
    [
      'a manifest that nobody of us signed',
      changeLastByte('manifests'),
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
      'it is stored with a wrong time',
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
      'its place was never assigned',
    ],
    [
      'a pass of a device in a week in which it does not end',
      run(`UPDATE passes SET created_at = created_at - interval '7 days 2 minutes'
            WHERE device_id IS NOT NULL`),
      'a pass with its creation time cannot end in its week',
    ],
    [
      'a code in a week in which it does not end',
      run(`UPDATE passes SET created_at = created_at - interval '8 days 2 minutes'
            WHERE device_id IS NULL`),
      'a pass with its creation time cannot end in its week',
    ],
    [
      'a pass in the week after its credential has ended',
      run(`UPDATE visa_credentials SET expiry_date = current_date - 8`),
      'a pass with its creation time cannot end in its week',
    ],
    [
      'a key set that no root signed',
      changeLastByte('key_sets'),
      'Key set 0: its signature does not verify',
    ],
    [
      'a key set that lists what is not held here',
      run(`DELETE FROM issuer_keys WHERE use = 'status'`),
      'but this key is not stored',
    ],
    [
      'an issuer key that cannot be opened',
      run(`UPDATE issuer_keys SET sealed_private_key = '\\x00'`),
      'no key in MASTER_KEY opens it',
    ],
    [
      'an issuer key under another id',
      run(`UPDATE issuer_keys SET kid = repeat('0', 16) WHERE use = 'credential'`),
      'Issuer key 0000000000000000: its id does not match its public key',
    ],
  ])('%s', async (_what, damage, fault) => {
    const { faults } = await fsck.checkDamaged(damage)
    expect(faults.filter((found) => found.includes(fault))).not.toEqual([])
  })
})

/** Changes the last byte of the signature to another value, whatever its value is. */
function changeLastByte(table: string): Damage {
  return run(`UPDATE ${table} SET bytes = set_byte(bytes, octet_length(bytes) - 1,
                255 - get_byte(bytes, octet_length(bytes) - 1))`)
}
