import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { clockAt } from '#tests/support/clock.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { fetchTrust, publishNow } from '#tests/support/server/trust.ts'

const HOUR_MS = 3_600_000
const ASSET = '/assets/app-1a2b.js'
const FREE = '/api/learning/content?part=free'
const PAID = '/api/learning/content?part=premium'

const folder = makeFolder()
let nginx: ChildProcess | undefined
chmodSync(folder, 0o755)
mkdirSync(join(folder, 'dist', 'assets'), { recursive: true })
writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html><title>Shell</title>')
writeFileSync(join(folder, 'dist', ASSET), 'export {}')
const app = await startTestApp({ applicationFolder: join(folder, 'dist') })
const port = await findFreePort()
const url = `http://127.0.0.1:${String(port)}`
writeSettingsFor(app.url)
afterAll(async () => {
  await stopNginx()
})

/**
 * Writes the settings of nginx. It caches an answer only as the answer's headers allow, because the
 * settings contain no rule for the product's addresses.
 */
function writeSettingsFor(origin: string) {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const settings = `
    daemon off;
    master_process off;
    pid ${folder}/pid;
    error_log ${folder}/error.log;
    events {}
    http {
      access_log off;
      ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join(' ')}
      proxy_cache_path ${folder}/cache keys_zone=shared:1m use_temp_path=off inactive=30d;
      server {
        listen 127.0.0.1:${String(port)};
        location / { proxy_pass ${origin}; proxy_cache shared; proxy_cache_key $request_uri; }
      }
    }`
  writeFileSync(join(folder, 'nginx.conf'), settings)
}

/** Starts nginx with a clock this many hours ahead. */
async function startNginx(hours = 0): Promise<ChildProcess> {
  const settings = ['-c', join(folder, 'nginx.conf'), '-e', 'stderr']
  const child = spawn('/usr/sbin/nginx', settings, {
    env: { ...process.env, ...clockAt(new Date(Date.now() + hours * HOUR_MS)) },
    stdio: 'ignore',
    // nginx gets a process group of its own, so that all its processes can be killed together.
    detached: true,
  })
  await expect.poll(() => answers(port)).toBe(true)
  return child
}

async function stopNginx() {
  const { pid } = nginx ?? {}
  if (!nginx || pid === undefined) return
  const ended = once(nginx, 'exit')
  nginx = undefined
  // nginx names a cached file after it has sent the answer. This signal lets it finish that step.
  process.kill(-pid, 'SIGQUIT')
  await ended
}

function answers(onPort: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(onPort, '127.0.0.1')
    const end = (isThere: boolean) => () => {
      socket.destroy()
      done(isThere)
    }
    socket.once('connect', end(true)).once('error', end(false))
  })
}

test('a cache in front answers for a day while the origin is away, and never what was bought', async () => {
  nginx = await startNginx()
  const buyer = await app.buildPremiumUser()
  const login = { username: buyer.username, password: PASSWORD }
  const browser = createHttpClient(url)
  expect((await browser.post('/api/login', login)).status).toBe(200)
  await publishNow(app)
  expect((await browser.get(PAID)).status).toBe(200)
  const before = await readShared()
  expect(before.statuses).toEqual([200, 200])
  await stopNginx()

  writeSettingsFor(`http://127.0.0.1:${String(await findFreePort())}`)
  nginx = await startNginx(23)
  expect(await readShared()).toEqual(before)
  expect((await browser.get(PAID)).status).toBe(502)
  expect((await browser.get('/api/user')).status).toBe(502)
  await stopNginx()

  nginx = await startNginx(25)
  expect((await fetch(url + ASSET)).status).toBe(200)
  expect((await fetch(`${url}/api/trust`)).status).toBe(502)
})

/**
 * Fetches what every device fetches: a file of the app, the free content, the key sets and
 * manifest, and each list by its name.
 */
async function readShared() {
  const statuses = await Promise.all(
    [ASSET, FREE].map(async (path) => (await fetch(url + path)).status),
  )
  return { statuses, trust: await fetchTrust(url) }
}
