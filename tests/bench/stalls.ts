import { fork } from 'node:child_process'
import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { UPLOAD_IMPORT } from '#contracts/credentials/imports.ts'
import { CHECK_PACK, PACK_MAX_BYTES } from '#contracts/learning/content-packs.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { buildEditor, buildPack } from '#tests/support/server/content-packs.ts'
import type { Call } from './programs/crowd.ts'

/**
 * The limits of the added stall. The first is for one request, and the second for twenty requests
 * at a time. The limits are for a machine that needs `REFERENCE_MS` for a hundred million
 * additions. A slower machine has proportionally higher limits.
 */
const ADDED_MAX_MS = 50
const CROWD_ADDED_MAX_MS = 200
const REFERENCE_MS = 380
const ADDITIONS = 1e8
const CROWD = 20
const TIMES = 5
const BODY_BYTES = 64 * 1024
const NANOS_PER_MS = 1_000_000

interface Body {
  figure: string
  path: string
  type: string
  raw: string
}

/**
 * Measures how long the worst body of each kind blocks the event loop, alone and with twenty
 * requests at a time. Subtracts the longest stall of a process that only answers health checks.
 */
export async function measureStalls() {
  const addMs = timeAdditions()
  const editor = buildEditor()
  const app = await startTestApp({ env: { CONTENT_KEYS: editor.publicKey } })
  const owner = await app.signIn(await app.buildAdmin())
  const crowd = startCrowd({ url: app.url, cookies: owner.cookies })
  const ask = () => crowd.ask({ method: 'GET', path: '/healthz', times: 1 })
  await longestStall(ask)
  const idleMs = await longestStall(ask)
  const rows = []
  for (const { figure, ...body } of bodiesOf(JSON.stringify(editor.sign(buildPack(1))))) {
    const send = (times: number) => crowd.ask({ method: 'POST', ...body, times })
    await send(1)
    const stallMs = await longestStall(() => send(1))
    const crowdMs = await longestStall(() => send(CROWD), 1)
    rows.push({ figure, idleMs, stallMs, crowdMs, ratio: stallMs / idleMs })
  }
  crowd.stop()
  await app.close()
  console.table(rows)
  const slowness = Math.max(1, addMs / REFERENCE_MS)
  console.log(`${String(ADDITIONS)} additions take ${addMs.toFixed(0)} ms.`)
  const missed = rows.filter(
    ({ stallMs, crowdMs }) =>
      stallMs - idleMs > ADDED_MAX_MS * slowness ||
      crowdMs - idleMs > CROWD_ADDED_MAX_MS * slowness,
  )
  if (missed.length > 0) {
    throw new Error(`Held the loop for too long: ${missed.map(({ figure }) => figure).join('; ')}`)
  }
  return rows
}

function startCrowd({ url, cookies }: { url: string; cookies: ReadonlyMap<string, string> }) {
  const program = new URL('./programs/crowd.ts', import.meta.url)
  const kept = [...cookies].map(([name, value]) => `${name}=${value}`)
  const child = fork(program, [url, ...kept], { execArgv: ['--import', 'tsx'] })
  return {
    ask: async (call: Call) => {
      child.send(call)
      await once(child, 'message')
    },
    stop: () => child.kill(),
  }
}

async function longestStall(work: () => Promise<unknown>, times = TIMES): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  for (let time = 0; time < times; time++) {
    await work()
    await wait(20)
  }
  delay.disable()
  return delay.max / NANOS_PER_MS
}

function timeAdditions(): number {
  const began = performance.now()
  let sum = 0
  for (let one = 0; one < ADDITIONS; one++) sum += one
  if (sum < ADDITIONS) throw new Error('nothing was added')
  return performance.now() - began
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
        raw: `{"events":${fill(value, BODY_BYTES - 20)}}`,
      })),
    ),
    ...['\n', ',\n', '"\n', 'a,b,c,d,e,f,g\n'].map((line) => ({
      figure: `an import of ${JSON.stringify(line)}`,
      path: UPLOAD_IMPORT.path,
      type: 'text/csv',
      raw: csv(line),
    })),
    { figure: 'a content pack', path: CHECK_PACK.path, type, raw: pack },
    {
      figure: 'a content pack of nothing',
      path: CHECK_PACK.path,
      type,
      raw: fill('{"a":""}', PACK_MAX_BYTES),
    },
  ]
}
