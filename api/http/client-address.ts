import { isIPv6 } from 'node:net'
import type { Context } from 'koa'

const MAPPED_V4 = '::ffff:'
const USER_AGENT_MAX = 300

/**
 * Returns the caller's IP address: the address of the socket or, with `TRUST_PROXY_HOPS`, the address that
 * the proxy reports.
 */
export function clientAddress(ctx: Context): string {
  const { ip } = ctx
  return ip.toLowerCase().startsWith(MAPPED_V4) ? ip.slice(MAPPED_V4.length) : ip
}

/**
 * Returns the address by which a rate limit counts a caller. An IPv6 address is shortened to its /64, because
 * one subscriber has a whole /64.
 */
export function countedAddress(address: string): string {
  return isIPv6(address) ? firstGroups(address, 4) : address
}

/** Returns the network of the caller. This is the part of the address that may be stored. */
export function networkOf(ctx: Context): string {
  return truncateAddress(clientAddress(ctx))
}

/** Returns the start of the caller's user agent. Returns null when there is none. */
export function userAgentOf(ctx: Context): string | null {
  return ctx.get('User-Agent').slice(0, USER_AGENT_MAX) || null
}

/** Returns the /24 of an IPv4 address, or the /48 of an IPv6 address. */
export function truncateAddress(address: string): string {
  if (isIPv6(address)) return `${firstGroups(address, 3)}/48`
  return `${address.split('.').slice(0, 3).join('.')}.0/24`
}

function firstGroups(address: string, count: number): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = new Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, count)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::`
}
