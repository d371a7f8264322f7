import { callAsDatabase } from '../rig/call-as-database.ts'
import { addressOf } from '../rig/nodes.ts'
import { PASSWORDS } from '../rig/recipe.ts'
import type { Scenario } from './scenario.ts'

const DATABASE = addressOf('db1')
const PATRONI = `https://${DATABASE}:8008/config`
const LEADER = `//${DATABASE}:2379/v2/keys/service/visa/leader`
const CHANGE = { method: 'PATCH', body: JSON.stringify({ loop_wait: 3 }) }
const PASSWORD = Buffer.from(`patroni:${PASSWORDS.RESTAPI_PASSWORD}`).toString('base64')

/** What a taken node of the product could try. It has no certificate of a database. */
const ATTEMPTS: Record<string, () => Promise<unknown>> = {
  'change the settings with the password alone': () =>
    call(PATRONI, { ...CHANGE, headers: { Authorization: `Basic ${PASSWORD}` } }),
  'change the settings with a certificate alone': () =>
    callAsDatabase(PATRONI, { method: 'PATCH', body: { loop_wait: 3 } }),
  'read etcd': () => call(`https:${LEADER}`),
  'end the lease': () => call(`https:${LEADER}`, { method: 'DELETE' }),
  'end the lease without encryption': () => call(`http:${LEADER}`, { method: 'DELETE' }),
  'speak as a member of etcd': () => call(`https://${DATABASE}:2380/members`),
}

export const STRANGER: Scenario = {
  name: 'stranger',
  title: 'try to rule the databases from another machine of the network',
  play: async () => {
    for (const [what, attempt] of Object.entries(ATTEMPTS)) {
      const isDone = await attempt().then(
        () => true,
        () => false,
      )
      if (isDone) throw new Error(`Another machine of the network can ${what}.`)
    }
    return undefined
  },
}

async function call(url: string, options: RequestInit = {}): Promise<void> {
  const answer = await fetch(url, options)
  if (!answer.ok) throw new Error(`${url} answered ${String(answer.status)}.`)
}
