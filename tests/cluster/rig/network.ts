import { attempt, run } from './command.ts'
import { addressOf, type Node, NODES } from './nodes.ts'

const SWITCH = 'visa-switch'
/** For processes that are killed to be gone, on a machine that is busy. */
const LOOKS = 600

/** Each node in a network namespace of its own, and a bridge in one more: nothing leads out. */
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

/** Kills whatever runs on the nodes, and takes all of it away. */
export function removeCables(): void {
  for (const node of NODES) killAll(node)
  for (const name of [...NODES.map(namespaceOf), SWITCH]) attempt('ip', ['netns', 'del', name])
}

/** A disk is in use until the last of them is gone. */
function killAll(node: Node): void {
  for (let look = 0; look < LOOKS; look++) {
    const pids = pidsOn(node)
    if (pids.length === 0) return
    attempt('kill', ['-KILL', ...pids.map(String)])
    attempt('sleep', ['0.1'])
  }
}

/** Like a cable that is pulled: nothing comes in or goes out, and nobody is told. */
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

/** What a command on this node begins with. */
export function onNode(node: Node): [string, ...string[]] {
  return ['nsenter', `--net=/run/netns/${namespaceOf(node)}`]
}

function namespaceOf(node: Node): string {
  return `visa-${node}`
}
