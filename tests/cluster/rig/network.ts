import { attempt, run } from './command.ts'
import { addressOf, type Node, NODES } from './nodes.ts'

const SWITCH = 'visa-switch'

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

function killAll(node: Node): void {
  for (const pid of pidsOn(node)) {
    // What its parent has ended meanwhile is gone already.
    if (pid !== process.pid) attempt('kill', ['-KILL', String(pid)])
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
