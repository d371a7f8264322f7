import * as z from 'zod/mini'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import {
  type ForeignCborMap,
  type ForeignCbor,
  readMapOf,
  readNumberOf,
  readTextOf,
} from './foreign-cbor.ts'

/**
 * The position of a credential in a token status list. The claim `status` has it in both formats.
 */
export interface StatusReference {
  uri: string
  index: number
}

const JsonStatus = z.object({
  status_list: z.object({ idx: z.int().check(z.minimum(0)), uri: z.string() }),
})

export function toJsonStatus({ uri, index }: StatusReference) {
  return { status_list: { idx: index, uri } }
}

export function readJsonStatus(value: unknown): StatusReference {
  const { data } = JsonStatus.safeParse(value)
  if (!data) throw new MalformedError('no place in a status list')
  return { uri: data.status_list.uri, index: data.status_list.idx }
}

export function toCborStatus({ uri, index }: StatusReference): ForeignCborMap {
  const list = new Map<string, ForeignCbor>([
    ['idx', index],
    ['uri', uri],
  ])
  return new Map([['status_list', list]])
}

export function readCborStatus(value: ForeignCbor | undefined): StatusReference {
  const list = readMapOf(readMapOf(value).get('status_list'))
  return { uri: readTextOf(list.get('uri')), index: readNumberOf(list.get('idx')) }
}
