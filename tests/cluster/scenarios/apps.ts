import { setTimeout as pause } from 'node:timers/promises'
import { stopApp } from '../rig/apps.ts'
import { findSender, untilSenderIsNot, untilSent } from '../rig/chain-calls.ts'
import { APPS } from '../rig/nodes.ts'
import { signalProgram } from '../rig/programs.ts'
import type { Scenario } from './scenario.ts'

const FROZEN_MS = 30_000
const GONE_MS = 15_000

export const NODES_OF_THE_PRODUCT: Scenario[] = [
  {
    name: 'kill-app',
    title: 'kill a node of the product',
    play: async ({ startApp }) => {
      const node = await findBystander()
      await stopApp(node, 'SIGKILL')
      await pause(GONE_MS)
      startApp(node)
      return undefined
    },
  },
  {
    name: 'freeze-app',
    title: 'freeze a node of the product',
    play: async () => {
      const node = await findBystander()
      signalProgram(node, 'product', 'SIGSTOP')
      await pause(FROZEN_MS)
      signalProgram(node, 'product', 'SIGCONT')
      return undefined
    },
  },
  {
    name: 'kill-sender',
    title: 'kill the node that sends, as it has just sent',
    play: async ({ startApp }) => {
      await untilSent()
      const node = await findSender(0)
      await stopApp(node, 'SIGKILL')
      await untilSenderIsNot(node)
      await pause(GONE_MS)
      startApp(node)
      return undefined
    },
  },
  {
    name: 'freeze-sender',
    title: 'freeze the process that sends, as it has just sent',
    play: async () => {
      await untilSent()
      const node = await findSender(0)
      signalProgram(node, 'product', 'SIGSTOP')
      await untilSenderIsNot(node)
      await pause(GONE_MS)
      signalProgram(node, 'product', 'SIGCONT')
      return undefined
    },
  },
]

/** Returns a node that is not the sender to the chain. */
async function findBystander() {
  const sender = await findSender()
  const node = APPS.find((app) => app !== sender)
  if (!node) throw new Error('All nodes send.')
  return node
}
