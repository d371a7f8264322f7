import { attempt, run } from './command.ts'
import { addressOf, type Node, NODES } from './nodes.ts'

const SWITCH = 'visa-switch'
/** How often `killAll` looks whether the processes have ended, every 0.1 s. Enough for a busy machine. */
const LOOKS = 600

/**
 * Gives each node a network namespace of its own. A bridge in one more namespace connects them. No network
 * leads outside.
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
 * Kills all processes of a node and waits for their end, because a disk is in use until the last process
 * ends.
 */
function killAll(node: Node): void {
  for (let look = 0; look < LOOKS; look++) {
    const pids = pidsOn(node)
    if (pids.length === 0) return
    attempt('kill', ['-KILL', ...pids.map(String)])
    attempt('sleep', ['0.1'])
  }
}

/** Works like a pulled cable: no packet comes in or goes out, and neither side is told. */
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

/** Returns the first words of a command line that runs on this node. */
export function onNode(node: Node): [string, ...string[]] {
  return ['nsenter', `--net=/run/netns/${namespaceOf(node)}`]
}

function namespaceOf(node: Node): string {
  return `visa-${node}`
}
