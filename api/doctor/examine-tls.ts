import { once } from 'node:events'
import { connect, type TLSSocket } from 'node:tls'
import type { Services } from '#api/services.ts'
import type { Env } from '#api/settings/env.ts'
import { DAY_MS } from '#contracts/time.ts'
import { type Finding, green, grey, red } from './finding.ts'

const LEFT_MIN_DAYS = 14
const HSTS_MIN_SECONDS = 180 * 24 * 60 * 60
const TIMEOUT_MS = 10_000

/** Examines the certificate, the TLS versions and the HSTS header at the public address. */
export async function examineTls({
  env: { publicOrigin },
  clock,
}: Pick<Services, 'clock'> & { env: Pick<Env, 'publicOrigin'> }): Promise<Finding[]> {
  if (!publicOrigin?.startsWith('https:')) {
    return [grey('PUBLIC_ORIGIN is not https: certificate and protocol were not checked')]
  }
  const site = new URL(publicOrigin)
  return [
    await examineCertificate(site, clock.now()),
    (await speaksOldTls(site))
      ? red('The site accepts TLS 1.1 or older. Allow only 1.2 and 1.3.')
      : green('The site accepts nothing older than TLS 1.2'),
    await examineHsts(site),
  ]
}

async function examineCertificate(site: URL, now: Date): Promise<Finding> {
  let socket: TLSSocket
  try {
    socket = await open(site, {})
  } catch (error) {
    return red(`The certificate is not trusted: ${(error as Error).message}`)
  }
  const end = new Date(socket.getPeerCertificate().valid_to)
  socket.destroy()
  const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS)
  const text = `The certificate ends in ${String(days)} days`
  return days < LEFT_MIN_DAYS ? red(`${text}. Renew it.`) : green(text)
}

async function speaksOldTls(site: URL): Promise<boolean> {
  try {
    const socket = await open(site, {
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      // With the default setting, our own machine would refuse the old TLS version, and the server's refusal
      // would not be tested.
      ciphers: 'DEFAULT@SECLEVEL=0',
      rejectUnauthorized: false,
    })
    socket.destroy()
    return true
  } catch {
    return false
  }
}

async function open(site: URL, options: object): Promise<TLSSocket> {
  const { hostname: host, port } = site
  const socket = connect({ host, servername: host, port: Number(port || 443), ...options })
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('it does not answer')))
  await once(socket, 'secureConnect')
  return socket
}

async function examineHsts(site: URL): Promise<Finding> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(site, { signal, redirect: 'manual' }).catch(() => undefined)
  if (!answer) return red('Strict-Transport-Security was not checked: the site does not answer')
  const [, seconds = '0'] =
    /max-age=(\d+)/.exec(answer.headers.get('strict-transport-security') ?? '') ?? []
  return Number(seconds) < HSTS_MIN_SECONDS
    ? red('Strict-Transport-Security is missing or shorter than 180 days')
    : green('Strict-Transport-Security is sent')
}
