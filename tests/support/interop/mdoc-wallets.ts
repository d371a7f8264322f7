import { DeviceResponse as Auth0Response } from '@auth0/mdl'
import { CoseKey, DeviceRequest, DocRequest, Holder, IssuerSigned, ItemsRequest } from '@owf/mdoc'
import {
  type ForeignCbor,
  decodeForeignCbor,
  encodeForeignCbor,
  wrap,
} from '#api/interop/formats/foreign-cbor.ts'
import type { SessionTranscript } from '#api/interop/formats/session-transcript.ts'
import type { HolderKey } from './holder-key.ts'
import { owfContext } from './owf-context.ts'

export interface Showing {
  /** The IssuerSigned structure that the issuer gave to the wallet. */
  issuerSigned: Uint8Array
  docType: string
  namespace: string
  elements: readonly string[]
  holder: HolderKey
  transcript: SessionTranscript
}

/**
 * Maps each foreign library to a function. The function makes a DeviceResponse with this library.
 */
export const MDOC_WALLETS = { '@owf/mdoc': showWithOwf, '@auth0/mdl': showWithAuth0 }

async function showWithOwf(showing: Showing): Promise<Uint8Array> {
  const { issuerSigned, docType, namespace, elements, holder, transcript } = showing
  const wanted = Object.fromEntries(elements.map((element) => [element, false]))
  const itemsRequest = ItemsRequest.create({ docType, namespaces: { [namespace]: wanted } })
  const response = await Holder.createDeviceResponseForDeviceRequest(
    {
      deviceRequest: DeviceRequest.create({ docRequests: [DocRequest.create({ itemsRequest })] }),
      sessionTranscript: encodeForeignCbor(wrap(encodeForeignCbor(transcript))),
      issuerSigned: [IssuerSigned.decode(issuerSigned)],
      signature: { signingKey: CoseKey.fromJwk({ ...holder.privateJwk, alg: 'ES256' }) },
    },
    owfContext,
  )
  return response.encode()
}

async function showWithAuth0(showing: Showing): Promise<Uint8Array> {
  const { issuerSigned, docType, namespace, elements, holder, transcript } = showing
  const document = new Map<string, ForeignCbor>([
    ['docType', docType],
    ['issuerSigned', decodeForeignCbor(issuerSigned)],
  ])
  const held = new Map<string, ForeignCbor>([
    ['version', '1.0'],
    ['documents', [document]],
    ['status', 0],
  ])
  const fields = elements.map((element) => ({
    path: [`$['${namespace}']['${element}']`],
    intent_to_retain: false,
  }))
  const { kty = '', crv, x, y, d } = holder.privateJwk
  const response = await Auth0Response.from(encodeForeignCbor(held))
    .usingPresentationDefinition({
      id: 'asked',
      input_descriptors: [
        {
          id: docType,
          format: { mso_mdoc: { alg: ['ES256'] } },
          constraints: { limit_disclosure: 'required', fields },
        },
      ],
    })
    .usingSessionTranscriptBytes(
      Buffer.from(encodeForeignCbor(wrap(encodeForeignCbor(transcript)))),
    )
    .authenticateWithSignature({ kty, crv, x, y, d } as never, 'ES256')
    .sign()
  return response.encode()
}
