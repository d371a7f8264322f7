import type { Knex } from 'knex'

/**
 * The address that a wallet has proven, because only this address proves an address in the name of the wallet.
 * Requests are deleted after a day, so most older wallets have none.
 */
const SCHEMA = `
  alter table wallets add column proven_uri text;
  update wallets set proven_uri = wallet_requests.redirect_uri
    from wallet_requests where wallet_requests.id = wallets.request_id;
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
