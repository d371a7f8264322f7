import { Wallet } from 'ethers'
import { expect, test } from 'vitest'
import { checkSenders, longestPause } from './check-senders.ts'

const SENDER = new Wallet(`0x${'1'.repeat(64)}`)

async function sent(nonce: number, data: string, gwei = 1n) {
  const raw = await SENDER.signTransaction({
    chainId: 31_337,
    nonce,
    data,
    to: SENDER.address,
    gasLimit: 100_000n,
    maxFeePerGas: gwei * 1_000_000_000n,
    maxPriorityFeePerGas: 1n,
    type: 2,
  })
  return { at: nonce, from: '10.77.0.21', method: 'eth_sendRawTransaction', raw }
}

test('calls in the order of their nonces are the work of one sender', async () => {
  expect(checkSenders([await sent(1, '0x01'), await sent(2, '0x02')])).toEqual([])
})

test('the same call under the same nonce again, for a higher fee or not, is no second one', async () => {
  const calls = [await sent(1, '0x01'), await sent(1, '0x01'), await sent(1, '0x01', 2n)]
  expect(checkSenders(calls)).toEqual([])
})

test('a nonce that is given to two calls is named', async () => {
  expect(checkSenders([await sent(1, '0x01'), await sent(1, '0x02')])).toEqual([
    `nonce 1 of ${SENDER.address} was given to two calls`,
  ])
})

test('a call that is sent under two nonces is named', async () => {
  expect(checkSenders([await sent(1, '0x01'), await sent(2, '0x01')])).toEqual([
    '0x01… was sent twice',
  ])
})

test('the longest time in which nobody followed the chain is known', () => {
  const calls = [1_000, 1_500, 9_000, 9_100].map((at) => ({ at, from: '', method: '' }))
  expect(longestPause(calls)).toBe(7_500)
})
