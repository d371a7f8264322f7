import { StatusList, getListFromStatusListJWT } from '@sd-jwt/jwt-status-list'
import { describe, expect, test } from 'vitest'
import { decodeForeignCbor, readMapOf, Tagged } from '#api/interop/formats/foreign-cbor.ts'
import { readSign1, readX5chain, verifySign1 } from '#api/interop/formats/cose.ts'
import { readJwt, verifyJwt } from '#api/interop/formats/jwt.ts'
import {
  packStatusList,
  signStatusListCwt,
  signStatusListJwt,
  STATUS_LIST_ENTRIES,
} from '#api/interop/formats/status-list.ts'
import {
  getListFromStatusListJWT as getOwfList,
  StatusListCwt,
} from '#tests/support/interop/owf-status-list.ts'
import * as given from './fixtures.ts'

const revoked = [0, 7, 8, 4_711, STATUS_LIST_ENTRIES - 1]
const list = await given.makeStatusList(revoked)
const jwt = await signStatusListJwt(given.signer, list)
const cwt = await signStatusListCwt(given.signer, list)

/** Functions that read the status list in each format, with two other libraries. */
const READERS = {
  'the JWT by @sd-jwt': () => getListFromStatusListJWT(jwt),
  'the JWT by @owf': () => getOwfList(jwt),
  'the CWT by @owf': () => StatusListCwt.fromToken(cwt).payload.statusList,
  'the bytes by @sd-jwt': () =>
    StatusList.decompressStatusList(Buffer.from(list.packed).toString('base64url'), 1),
}

describe.each(Object.entries(READERS))('%s', (_name, read) => {
  test('has a bit for each entry, set for those that are revoked', () => {
    const foreign = read()
    const set = Array.from({ length: STATUS_LIST_ENTRIES }, (_, at) => at).filter(
      (at) => foreign.getStatus(at) === 1,
    )
    expect(set).toEqual(revoked)
  })
})

test('both tokens name their address, their life and who signed them', async () => {
  const read = readJwt(jwt, 'statuslist+jwt')
  expect(read.claims).toMatchObject({ sub: list.uri, ttl: 900 })
  expect(await verifyJwt(read, given.signer.publicKey)).toBe(true)

  const { payload } = StatusListCwt.fromToken(cwt)
  expect([payload.subject, payload.timeToLive]).toEqual([list.uri, 900])
  const tagged = decodeForeignCbor(cwt)
  const sign1 = readSign1(tagged instanceof Tagged ? tagged.value : null)
  expect(readX5chain(sign1)).toEqual(given.signer.chain)
  expect(readMapOf(sign1.protected).get(16)).toBe('application/statuslist+cwt')
  expect(await verifySign1(sign1, given.signer.publicKey)).toBe(true)
})

test.each([-1, 0.5, STATUS_LIST_ENTRIES])('there is no entry %s', (index) => {
  expect(() => packStatusList([index])).toThrow(RangeError)
})
