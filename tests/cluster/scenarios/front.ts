import { setTimeout as pause } from 'node:timers/promises'
import { renewSite } from '../rig/certificates.ts'
import { countConnections, greetFront, reloadFront, startFlood } from '../rig/front.ts'
import { stopOn } from '../rig/programs.ts'
import type { Scenario } from './scenario.ts'

const DURING_MS = 15_000
const GREET_MS = 250
/** The connections that haproxy-edge.cfg allows to an address. */
const ALLOWED = 400

export const FRONT: Scenario[] = [
  {
    name: 'new-certificate',
    title: 'a new certificate of the site, and the front reads its settings again',
    play: async () => {
      renewSite()
      reloadFront()
      await pause(DURING_MS)
      return undefined
    },
  },
  {
    name: 'flood',
    title: 'one address opens more connections than the front has',
    play: async () => {
      await startFlood('chain', ALLOWED)
      const end = Date.now() + DURING_MS
      while (Date.now() < end) {
        await greetFront()
        await pause(GREET_MS)
      }
      const open = await countConnections('chain')
      await stopOn('chain', 'flood')
      if (open > ALLOWED) throw new Error(`The flood held ${String(open)} connections.`)
      return undefined
    },
  },
]
