import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { UPLOAD_IMPORT } from '#contracts/credentials/imports.ts'
import { CHECK_PACK, PACK_MAX_BYTES } from '#contracts/learning/content-packs.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { buildEditor, buildPack } from '#tests/support/server/content-packs.ts'

const ADDED_MAX_MS = 50
const TIMES = 5
const BODY_BYTES = 64 * 1024
const NANOS_PER_MS = 1_000_000

interface Body {
  figure: string
  path: string
  type: string
  text: string
}

/**
 * How long the worst body of each kind holds the event loop at once, beside the longest stall of a process that is
 * asked for nothing but its health.
 */
export async function measureStalls() {
  const editor = buildEditor()
  const app = await startTestApp({ env: { CONTENT_KEYS: editor.publicKey } })
  const owner = await app.signIn(await app.buildAdmin())
  const send = ({ path, type, text }: Body) =>
    owner.post(path, undefined, { raw: text, headers: { 'Content-Type': type } })

  const ask = async () => owner.get('/healthz')
  await longestStall(ask)
  const idleMs = await longestStall(ask)
  const rows = []
  for (const body of bodiesOf(JSON.stringify(editor.sign(buildPack(1))))) {
    await send(body)
    const stallMs = await longestStall(() => send(body))
    rows.push({ figure: body.figure, idleMs, stallMs, ratio: stallMs / idleMs })
  }
  await app.close()
  console.table(rows)
  const missed = rows.filter(({ stallMs }) => stallMs - idleMs > ADDED_MAX_MS)
  if (missed.length > 0) {
    throw new Error(`Held the loop for too long: ${missed.map(({ figure }) => figure).join('; ')}`)
  }
  return rows
}

async function longestStall(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  for (let time = 0; time < TIMES; time++) {
    await work()
    await wait(20)
  }
  delay.disable()
  return delay.max / NANOS_PER_MS
}

function bodiesOf(pack: string): Body[] {
  const type = 'application/json'
  const fill = (value: string, bytes: number) =>
    `[${Array<string>(Math.floor(bytes / (value.length + 1)) - 1)
      .fill(value)
      .join(',')}]`
  const calls = ['/api/login', '/api/sync', '/api/visa/verify/qr', '/api/admin/credentials/issue']
  const values = ['1', '{}', '[]', '"a"', '{"kind":"x","payload":{}}']
  const csv = (line: string) => line.repeat(Math.floor((512 * 1024) / line.length) - 1)
  return [
    ...calls.flatMap((path) =>
      values.map((value) => ({
        figure: `${path} with ${value}`,
        path,
        type,
        text: `{"events":${fill(value, BODY_BYTES - 20)}}`,
      })),
    ),
    ...['\n', ',\n', '"\n', 'a,b,c,d,e,f,g\n'].map((line) => ({
      figure: `an import of ${JSON.stringify(line)}`,
      path: UPLOAD_IMPORT.path,
      type: 'text/csv',
      text: csv(line),
    })),
    { figure: 'a content pack', path: CHECK_PACK.path, type, text: pack },
    {
      figure: 'a content pack of nothing',
      path: CHECK_PACK.path,
      type,
      text: fill('{"a":""}', PACK_MAX_BYTES),
    },
  ]
}
