import { attempt, run } from './command.ts'
import { addressOf, type Node, NODES } from './nodes.ts'

const SWITCH = 'visa-switch'
/**
 * The number of times that `killAll` checks whether all processes have ended. It checks every 0.1
 * s.
 */
const LOOKS = 600

/**
 * Gives each node a network namespace. A bridge connects the nodes, in a namespace of its own. No
 * network leads outside.
 */
export function layCables(): void {
  run('ip', ['netns', 'add', SWITCH])
  run('ip', ['-n', SWITCH, 'link', 'add', 'bridge', 'type', 'bridge'])
  run('ip', ['-n', SWITCH, 'link', 'set', 'bridge', 'up'])
  for (const node of NODES) {
    const name = namespaceOf(node)
    run('ip', ['netns', 'add', name])
    run('ip', ['-n', name, 'link', 'set', 'lo', 'up'])
    const far = ['peer', 'name', node, 'netns', SWITCH]
    run('ip', ['link', 'add', 'eth0', 'netns', name, 'type', 'veth', ...far])
    run('ip', ['-n', name, 'addr', 'add', `${addressOf(node)}/24`, 'dev', 'eth0'])
    run('ip', ['-n', name, 'link', 'set', 'eth0', 'up'])
    run('ip', ['-n', SWITCH, 'link', 'set', node, 'up'])
    plugIn(node)
  }
}

/** Kills everything that runs on the nodes, and deletes all networks. */
export function removeCables(): void {
  for (const node of NODES) killAll(node)
  for (const name of [...NODES.map(namespaceOf), SWITCH]) attempt('ip', ['netns', 'del', name])
}

/**
 * Kills all processes of a node, and waits until they have ended. A disk is in use until the last
 * process ends.
 */
function killAll(node: Node): void {
  for (let look = 0; look < LOOKS; look++) {
    const pids = pidsOn(node)
    if (pids.length === 0) return
    attempt('kill', ['-KILL', ...pids.map(String)])
    attempt('sleep', ['0.1'])
  }
}

/**
 * Works like a pulled cable: no packet comes in or goes out, and neither side receives a message
 * about it.
 */
export function unplug(node: Node): void {
  run('ip', ['-n', SWITCH, 'link', 'set', node, 'nomaster'])
}

export function plugIn(node: Node): void {
  run('ip', ['-n', SWITCH, 'link', 'set', node, 'master', 'bridge'])
}

export function pidsOn(node: Node): number[] {
  return attempt('ip', ['netns', 'pids', namespaceOf(node)])
    .split('\n')
    .filter(Boolean)
    .map(Number)
}

/** Returns the first words of a command line. They make the command run on this node. */
export function onNode(node: Node): [string, ...string[]] {
  return ['nsenter', `--net=/run/netns/${namespaceOf(node)}`]
}

function namespaceOf(node: Node): string {
  return `visa-${node}`
}
