import { isIPv6 } from 'node:net'

/** Addresses are kept as /24 or /48: enough to see a pattern, too little to find a person. */
export function coarsen(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv6(plain)) return `${firstHextets(plain).join(':')}::/48`

  const octets = plain.split('.')
  return octets.length === 4 ? `${octets.slice(0, 3).join('.')}.0/24` : ''
}

function firstHextets(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const gap = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...gap, ...right].slice(0, 3)
}
