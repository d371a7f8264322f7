import { createHmac } from 'node:crypto'
import { SHARD_BITS } from '#contracts/trust/shard.ts'

const ROUNDS = 6
const HALF_BITS = Math.log2(SHARD_BITS) / 2
const HALF = 2 ** HALF_BITS

/**
 * Returns the index of the nth pass of a week. A Feistel network with a secret key permutes the indices
 * within their shard. The shards therefore fill up one after the other without random draws. A random index
 * that is already taken would need another draw. Neighbouring bits of a list reveal nothing about the order of
 * the passes.
 */
export function permute(key: Buffer, n: number): number {
  const within = n % SHARD_BITS
  let [left, right] = [Math.floor(within / HALF), within % HALF]
  for (let round = 0; round < ROUNDS; round++) {
    ;[left, right] = [right, left ^ mix(key, round, right)]
  }
  return n - within + left * HALF + right
}

function mix(key: Buffer, round: number, half: number): number {
  const digest = createHmac('sha256', key)
    .update(Buffer.of(round, half >> 8, half & 0xff))
    .digest()
  return digest.readUInt16BE(0) % HALF
}
