import { createSocket } from 'node:dgram'
import { getServers, setServers } from 'node:dns'
import { closeAfter } from '../closing.ts'

const HEADER_BYTES = 12
const TYPE_TXT = 16
const NAME_ERROR = 3
/**
 * The bytes of an answer before its length. They are a pointer to the name in the question, the
 * type TXT, the class IN and a TTL of 60 seconds.
 */
const ANSWER_HEAD = [0xc0, HEADER_BYTES, 0, TYPE_TXT, 0, 1, 0, 0, 0, 60]

export interface NameServer {
  /** Maps a name to its TXT record. The record is a list of strings. */
  records: Map<string, string[]>
  stop(): Promise<void>
}

/**
 * Starts a name server (RFC 1035). Until the name server is stopped, this process sends all its DNS
 * queries to it.
 */
export async function startNameServer(): Promise<NameServer> {
  const records: NameServer['records'] = new Map()
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    socket.send(answer(question, records), port, address)
  })
  await new Promise<void>((listening) => socket.bind(0, '127.0.0.1', listening))
  const before = getServers()
  setServers([`127.0.0.1:${String(socket.address().port)}`])
  return {
    records,
    stop: closeAfter(() => {
      setServers(before)
      socket.close()
    }),
  }
}

function answer(question: Buffer, records: NameServer['records']): Buffer {
  const labels: string[] = []
  let at = HEADER_BYTES
  while (question[at]) {
    const length = question[at] ?? 0
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  const asked = question.subarray(HEADER_BYTES, at + 5)
  const pieces = records.get(labels.join('.'))
  const header = Buffer.alloc(HEADER_BYTES)
  question.copy(header, 0, 0, 2)
  header.writeUInt16BE(pieces ? 0x8180 : 0x8180 + NAME_ERROR, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(pieces ? 1 : 0, 6)
  if (!pieces) return Buffer.concat([header, asked])
  const text = Buffer.concat(
    pieces.flatMap((piece) => [Buffer.from([piece.length]), Buffer.from(piece)]),
  )
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length)
  return Buffer.concat([header, asked, Buffer.from(ANSWER_HEAD), length, text])
}
