import { describe, expect, test } from 'vitest'
import { fromHex, toHex } from '#contracts/bytes.ts'
import {
  decodeForeignCbor,
  encodeForeignCbor,
  readArrayOf,
  readMapOf,
  Tagged,
} from '#api/interop/formats/foreign-cbor.ts'
import { readSign1, verifySign1 } from '#api/interop/formats/cose.ts'
import { readDeviceResponse, readIssuerSigned } from '#api/interop/formats/mdoc-presentation.ts'
import { importPoint } from '#api/interop/formats/points.ts'
import { toBrowserTranscript, toPostedTranscript } from '#api/interop/formats/session-transcript.ts'
import { thumbprintOf } from '#contracts/presentation/keys.ts'
import { importSubjectKey } from '#tests/support/interop/subject-key.ts'
import vectors from './vectors.json' with { type: 'json' }

describe('OpenID4VP 1.0, appendix B.2.6', () => {
  const { nonce, clientId, responseUri, origin, key } = vectors.transcripts
  const thumbprint = thumbprintOf(key)

  test('has the transcript of an answer that is posted', () => {
    const transcript = toPostedTranscript({ clientId, nonce, thumbprint, responseUri })
    expect(toHex(encodeForeignCbor(transcript))).toBe(vectors.transcripts.posted)
  })

  test('has the transcript of an answer by the browser', () => {
    const transcript = toBrowserTranscript({ origin, nonce, thumbprint })
    expect(toHex(encodeForeignCbor(transcript))).toBe(vectors.transcripts.browser)
  })
})

describe('ISO 18013-5, annex D.4.1.2', () => {
  const response = readMapOf(decodeForeignCbor(fromHex(vectors.annexD)))
  const [document] = readArrayOf(response.get('documents'))
  const read = readIssuerSigned(readMapOf(document).get('issuerSigned'))

  test('has elements, each with the digest that was signed', () => {
    const elements = read.elements.get('org.iso.18013.5.1')
    expect(elements?.get('family_name')).toBe('Doe')
    expect(elements?.get('document_number')).toBe('123456789')
    expect(elements?.get('expiry_date')).toEqual(new Tagged(1004, '2024-10-20'))
    expect(read.validUntil).toEqual(new Date('2021-10-01T13:30:02Z'))
  })

  test('has the signature of the issuer whose certificate it carries', async () => {
    const key = await importSubjectKey(read.chain[0])
    expect(await verifySign1(read.issuerAuth, key)).toBe(true)
  })

  test('is refused as an answer, for its device made a MAC', () => {
    expect(() => readDeviceResponse(fromHex(vectors.annexD))).toThrow('a MAC where a signature')
  })
})

describe('Token Status List, the CWT of its document', () => {
  const tagged = decodeForeignCbor(fromHex(vectors.statusList.cwt))
  const sign1 = readSign1(tagged instanceof Tagged ? tagged.value : null)

  test('is read, and has the signature of the key beside it', async () => {
    const claims = readMapOf(decodeForeignCbor(sign1.payload ?? new Uint8Array()))
    expect(readMapOf(claims.get(65533)).get('bits')).toBe(1)
    expect(claims.get(2)).toBe('https://example.com/statuslists/1')
    expect(await verifySign1(sign1, await importPoint(vectors.statusList.key))).toBe(true)
  })

  test('is what the codec writes again', () => {
    expect(toHex(encodeForeignCbor(tagged))).toBe(vectors.statusList.cwt)
  })
})
